"""The compiled part of the environments, in a folder of its own: what is compiled is kept until a
file beside it changes, and the interfaces change more often than this."""

from pentaprism.envs.kernels.steps import FINE, NOBODY, WAIT, Columns, make_kernels, no_features

__all__ = ["FINE", "NOBODY", "WAIT", "Columns", "make_kernels", "no_features"]
