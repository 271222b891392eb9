# Every target does its own set-up; packaging/bootstrap.py does the work (and serves machines without make).
PYTHON ?= python3

.PHONY: run test lint format translations setup clean
run test lint format translations setup clean:
	@$(PYTHON) packaging/bootstrap.py $@
