"""What a judge's probabilities are worth in truth: read off labelled screens, kept in a file, laid over its answers."""

from .decorator import Calibrated, ModelChanged
from .file import Calibration, CalibrationFile, load, save
from .fit import TooFewLabels, fitted
from .scale import Scale

__all__ = [
    "Calibrated",
    "Calibration",
    "CalibrationFile",
    "ModelChanged",
    "Scale",
    "TooFewLabels",
    "fitted",
    "load",
    "save",
]
