"""What a control's chance rises or falls by beside what is fitted: what a step does not mean."""
