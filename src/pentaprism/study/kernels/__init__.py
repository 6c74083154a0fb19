"""Kernels of the study, in a folder of their own: an edit beside it compiles nothing again."""
