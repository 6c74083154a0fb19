"""`@kernel`: rule source in, machine code out, and a cache on disk that cannot lie.

Numba's own cache looks at one source file only. Ours asks what a kernel really depends on: every
file of its own folder, of the shared core, and of the folder of every kernel it can reach through
globals and closures, and the constants that closures hold. All of that is in the name of the cache
entry, so an entry is either exactly right or not found; nothing is ever invalidated in place.

With NUMBA_DISABLE_JIT=1 a kernel is the plain Python function itself.
"""

import hashlib
import inspect
import os
import re
import sys
import time
import types
import warnings
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np
import platformdirs
from numba.core import config
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from numba.core.dispatcher import Dispatcher

from pentaprism.core import notices

Function = TypeVar("Function", bound=Callable[..., Any])

CORE = Path(__file__).parent
SOURCES = (".py", ".toml")
STALE_AFTER = 24 * 3600.0

if config.DISABLE_JIT:
    # Bitboards and the generator wrap around on purpose; numpy's scalars would warn of it.
    np.seterr(over="ignore")


def kernel(function: Function) -> Function:
    """Compile `function` when it is first called, or load it from the cache.

    It may neither make nor return arrays, and so counts no references to those it is given: each
    count is an atomic addition, and in a search they took half of the time."""
    return _compiled(function)


def kernel_with_arrays(function: Function) -> Function:
    """A kernel that makes arrays of its own."""
    return _compiled(function, makes_arrays=True)


def part_of_kernel(function: Function) -> Function:
    """A kernel that becomes part of the machine code of those that call it: where a call, which
    hands over the shape and strides of every array, would take longer than what it is for."""
    return _compiled(function, inline=True)


def _compiled(function: Function, makes_arrays: bool = False, inline: bool = False) -> Function:
    if config.DISABLE_JIT:
        return function
    _folder_digest(_folder(function))  # as it is at import, before anybody can edit it
    # Said of every kernel: one that says nothing would take it from whichever calls it first.
    dispatcher: Any = numba.njit(nogil=True, _nrt=makes_arrays, forceinline=inline)(function)
    dispatcher._cache = _KernelCache(function, makes_arrays)
    return dispatcher


def cache_folder() -> Path:
    """Where compiled kernels are kept: PENTAPRISM_CACHE, or the user's cache folder."""
    chosen = os.environ.get("PENTAPRISM_CACHE")
    return Path(chosen) if chosen else Path(platformdirs.user_cache_dir("pentaprism")) / "kernels"


def fingerprint(function: Callable[..., Any]) -> str:
    """A digest of everything that can change the code of this kernel."""
    digest = hashlib.sha256(_platform().encode())
    for reached in sorted(_reachable(function), key=_full_name):
        digest.update(_full_name(reached).encode())
        digest.update(_folder_digest(_folder(reached)).encode())
        digest.update(reached.__code__.co_code)
        for cell in reached.__closure__ or ():
            digest.update(_constant(cell.cell_contents).encode())
    return digest.hexdigest()


def _platform() -> str:
    versions = (sys.version_info[:2], numba.__version__, np.__version__)
    return f"{versions} bounds={config.BOUNDSCHECK} opt={config.OPT} {_folder_digest(CORE)}"


#: In the name of a compiled kernel, before the digest that tells it from others of its name.
_MARK = "#"


def _full_name(function: Callable[..., Any]) -> str:
    return f"{function.__module__}.{function.__qualname__.partition(_MARK)[0]}"


def _name_apart(function: Callable[..., Any], digest: str) -> None:
    """Give the machine code a name of its own.

    Numba makes a symbol of the function's name, the types of its arguments and a number that counts
    in each process. Closures of one factory that two processes have compiled can so have the same
    symbol, and a third process, which loads both, would run the first one in place of the other."""
    function.__qualname__ = f"{function.__qualname__.partition(_MARK)[0]}{_MARK}{digest}"


def _folder(function: Callable[..., Any]) -> Path:
    return Path(inspect.getfile(function)).resolve().parent


@cache
def _folder_digest(folder: Path) -> str:
    digest = hashlib.sha256()
    for path in sorted(p for p in folder.rglob("*") if p.suffix in SOURCES):
        digest.update(str(path.relative_to(folder)).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _reachable(function: Callable[..., Any]) -> set[Callable[..., Any]]:
    """The function itself and every kernel that it calls, directly or not."""
    found: set[Callable[..., Any]] = set()
    queue = [function]
    while queue:
        current = queue.pop()
        if current not in found:
            found.add(current)
            queue.extend(_callees(current))
    return found


def _callees(function: Callable[..., Any]) -> Iterator[Callable[..., Any]]:
    for value in _referenced(function):
        if isinstance(value, Dispatcher):
            yield value.py_func


def _referenced(function: Callable[..., Any]) -> Iterator[Any]:
    """Values that the code can name: closure cells, globals, attributes of global modules."""
    for cell in function.__closure__ or ():
        yield cell.cell_contents
    names = function.__code__.co_names
    for name in names:
        value = function.__globals__.get(name)
        yield value
        if isinstance(value, types.ModuleType):
            yield from (getattr(value, attribute, None) for attribute in names)


def _constant(value: Any) -> str:
    """A text for a value held by a closure; kernels are covered by `_reachable`."""
    if isinstance(value, Dispatcher):
        return _full_name(value.py_func)
    if isinstance(value, np.ndarray):
        return f"{value.dtype}{value.shape}{hashlib.sha256(value.tobytes()).hexdigest()}"
    if isinstance(value, np.dtype):
        return repr(value)
    if value is None or isinstance(value, bool | int | float | str | np.generic):
        return repr(value)
    if isinstance(value, tuple):
        return "(" + ",".join(_constant(item) for item in value) + ")"
    raise TypeError(
        "a kernel may close over kernels, numbers, text, tuples, arrays and dtypes, "
        f"not over {type(value).__name__}"
    )


def _holds_array(kind: Any) -> bool:
    """Whether values of this compiled type are arrays or hold any."""
    parts = getattr(kind, "types", ())
    return isinstance(kind, numba.types.Array) or any(_holds_array(part) for part in parts)


class _Locator(_CacheLocator):  # type: ignore[misc]
    """Puts every entry into one folder; what distinguishes entries is in their names."""

    def get_cache_path(self) -> str:
        return str(cache_folder())

    def get_source_stamp(self) -> str:
        return ""

    def get_disambiguator(self) -> str:
        return ""

    @classmethod
    def from_function(cls, function: Callable[..., Any], file: str) -> "_Locator":
        return cls()


class _Entry(CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = (_Locator,)

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function)
        self.stem = re.sub(r"[^\w.]", "", _full_name(function))
        self.digest = fingerprint(function)[:32]
        self._filename_base = f"{self.stem}-{self.digest}"


class _KernelCache(FunctionCache):  # type: ignore[misc]
    """Opened when the first signature is asked for: all that a kernel calls exists by then."""

    _impl_class = _Entry

    def __init__(self, function: Callable[..., Any], makes_arrays: bool) -> None:
        self._makes_arrays = makes_arrays
        self._py_func = function
        self._name = _full_name(function)
        self._enabled = True
        self._opened = False

    def _open(self) -> None:
        if not self._opened:
            super().__init__(self._py_func)
            _name_apart(self._py_func, self._impl.digest)
            self._opened = True

    def _index_key(self, sig: Any, codegen: Any) -> tuple[Any, ...]:
        return sig, codegen.magic_tuple()

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        self._open()
        try:
            found = super().load_overload(sig, target_context)
        except Exception as error:  # a torn or foreign file: compile again and replace it
            warnings.warn(f"unreadable cache entry for {self._name}: {error}", stacklevel=2)
            for path in cache_folder().glob(f"{self._impl.filename_base}.*"):
                path.unlink(missing_ok=True)
            found = None
        if found is None:
            notices.compiling(self._name)
        return found

    def save_overload(self, sig: Any, data: Any) -> None:
        self._check(data)
        try:
            super().save_overload(sig, data)
            self._remove_stale()
        except OSError as error:  # a full or read-only disk costs time, not the game
            warnings.warn(f"cannot keep compiled code: {error}", stacklevel=2)

    def _check(self, compiled: Any) -> None:
        """Numba itself refuses most ways of making an array where none may be made, but not those
        that it has compiled before, for a kernel that may."""
        name = _full_name(self._py_func)
        if _holds_array(compiled.signature.return_type):
            # Nobody would count the reference: the array could be gone while it is in use.
            raise TypeError(f"{name} returns an array, which no kernel may")
        typed = compiled.type_annotation.calltypes.items()
        calls = [told for what, told in typed if getattr(what, "op", "") == "call" and told]
        made = any(isinstance(call.return_type, numba.types.Array) for call in calls)
        if made and not self._makes_arrays:
            raise TypeError(f"{name} makes an array: it has to be a kernel_with_arrays")

    def _remove_stale(self) -> None:
        """Forget code of this kernel that other versions of the source left behind."""
        now = time.time()
        for path in cache_folder().glob(f"{self._impl.stem}-*"):
            if not path.name.startswith(self._impl.filename_base):
                if now - path.stat().st_mtime > STALE_AFTER:
                    path.unlink(missing_ok=True)
