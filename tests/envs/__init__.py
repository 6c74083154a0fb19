"""Tests of the environments. Uncompiled, they make fewer steps."""

import numba

FEW = bool(numba.config.DISABLE_JIT)
