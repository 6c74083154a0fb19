"""A kernel bound to arguments that stay the same objects."""

import inspect
from collections.abc import Callable
from functools import partial
from typing import Any

import numba
from numba.core.dispatcher import Dispatcher


def bound(kernel: Callable[..., None], arguments: tuple[Any, ...]) -> Callable[[], None]:
    """`kernel(*arguments)`, to be called again and again.

    Numba looks at the types of all arguments at every call, which takes as long as many a move;
    here they are looked at once.
    """
    if not isinstance(kernel, Dispatcher):  # kernels are not compiled
        return partial(kernel, *arguments)
    code = kernel.py_func.__code__
    if code.co_flags & inspect.CO_VARARGS:  # compiled code takes the rest as one
        named = code.co_argcount
        arguments = (*arguments[:named], arguments[named:])
    compiled = kernel.compile(tuple(numba.typeof(argument) for argument in arguments))
    return partial(compiled, *arguments)
