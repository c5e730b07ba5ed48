"""Where the shipped weights come from: the screens they are fitted on, the fit, the figures."""
