# make run    carries out the example flows on the shops beside them
# make test   all tests, those with a browser too
# make thorough   and what takes too long for every change
# make lint   form, slips and types
# Each makes what it needs, in any order and any number of times. BROWSER=/path names a browser.

PYTHON ?= $(firstword $(foreach python,python3 python3.14 python3.13 python3.12 python3.11,$(shell \
	$(python) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $(python))))
VENV ?= .venv
BIN := $(VENV)/bin
JOBS ?= 2
FLOWS ?= flows/examples/checkout.yaml flows/examples/reskins/solstrand.yaml

# Only from the command line: many desktops set BROWSER for purposes of their own.
ifeq ($(origin BROWSER),command line)
export RUN_FLOW_BROWSER := $(BROWSER)
endif

# Every command that a test starts would compile the five packages anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help run test thorough lint browser clean

help:
	@sed -n 's/^# \{0,1\}//p;/^$$/q' Makefile

run: $(VENV)/.run
	browser="$$($(BIN)/python scripts/browser.py)" && RUN_FLOW_BROWSER="$$browser" $(BIN)/run-flow $(FLOWS)

# One thread for numpy: its matrices are small here, and the tests run side by side already. A worker begins with its
# own half of the tests, so that most modules' browsers are started once, and takes over from the other at the end.
test: $(VENV)/.dev
	browser="$$($(BIN)/python scripts/browser.py)" && \
	OPENBLAS_NUM_THREADS=1 RUN_FLOW_BROWSER="$$browser" $(BIN)/python -m pytest -q -m "not bench and not model and not thorough" -n $(JOBS) --dist worksteal

# What takes too long for every change: the whole fit of the judge, all shops, properties searched further.
thorough: $(VENV)/.dev
	browser="$$($(BIN)/python scripts/browser.py)" && \
	HYPOTHESIS_PROFILE=thorough RUN_FLOW_BROWSER="$$browser" $(BIN)/python -m pytest -q -m "not bench and not model" -n $(JOBS)

lint: $(VENV)/.dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

browser: $(VENV)/.run
	$(BIN)/python scripts/browser.py

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache run-flow-results

$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "run-flow needs Python 3.11 or newer: name one, as in make PYTHON=/path/to/python3.12"; exit 1; }
	$(PYTHON) -m venv $(VENV) || { echo "that Python cannot make environments: on Debian, apt-get install python3-venv"; rm -rf $(VENV); exit 1; }

# --upgrade: the pip that comes with older Pythons does not know dependency groups.
$(VENV)/.run: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install -q --upgrade "pip>=25.1"
	$(BIN)/python -m pip install -q -e .
	touch $@

$(VENV)/.dev: pyproject.toml | $(VENV)/.run
	$(BIN)/python -m pip install -q --group dev
	touch $@
