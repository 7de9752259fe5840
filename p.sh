#!/bin/bash
cd /tmp/pw; exec /work/main/.cache/pictures-venv/bin/python tools/pictures/make.py "$@"
