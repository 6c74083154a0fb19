"""The small faults that can be planted in a source: one changed node of its syntax tree each."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

_COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
_COMPUTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
}


class Name(NamedTuple):
    """A mutant by what it changes, which stays the same when lines move."""

    file: str
    where: str  # the function, or "" for the module itself
    was: str
    now: str


@dataclass(frozen=True)
class Mutant:
    """One changed node: `parent.field`, or its element `place`, becomes `new`."""

    name: Name
    #: The first and last line of the statement, or of its head if it has a body.
    line: int
    last: int
    #: Which one it is of those with the same name, from 0.
    twin: int
    tree: ast.Module
    parent: ast.AST
    field: str
    place: int | None
    new: ast.AST

    @property
    def key(self) -> str:
        return "|".join((*self.name, str(self.twin)))

    def code(self, path: str) -> Any:
        """The mutated module, compiled."""
        old = _put(self.parent, self.field, self.place, self.new)
        try:
            return compile(ast.fix_missing_locations(self.tree), path, "exec")
        finally:
            _put(self.parent, self.field, self.place, old)


def mutants_of(source: str, file: str, kernels_only: bool = True) -> list[Mutant]:
    """All mutants of a source in the order of its lines; of its functions only the kernels."""
    tree = ast.parse(source)
    found: list[Mutant] = []
    twins: dict[Name, int] = {}
    for spot in _Finder(kernels_only).spots(tree):
        name = Name(file, spot.where, *_told(spot))
        twin = twins.get(name, 0)
        twins[name] = twin + 1
        first, last = _lines(spot.statement)
        found.append(
            Mutant(name, first, last, twin, tree, spot.parent, spot.field, spot.place, spot.new)
        )
    return found


class _Spot(NamedTuple):
    where: str
    statement: ast.stmt
    parent: ast.AST
    field: str
    place: int | None
    new: ast.AST


class _Finder:
    def __init__(self, kernels_only: bool) -> None:
        self._kernels_only = kernels_only

    def spots(self, tree: ast.Module) -> Iterator[_Spot]:
        for statement in tree.body:
            if isinstance(statement, ast.FunctionDef):
                if not self._kernels_only or _is_kernel(statement):
                    for inner, each in enumerate(statement.body):
                        yield from self._of(statement.name, each, statement, "body", inner, each)
            elif isinstance(statement, ast.Assign | ast.AnnAssign) and _is_rule(statement):
                yield from self._below("", statement, statement)

    def _of(
        self,
        where: str,
        statement: ast.stmt,
        parent: ast.AST,
        field: str,
        place: int | None,
        node: ast.AST,
    ) -> Iterator[_Spot]:
        """Everything that can be put in the place of this node, and below it."""
        for new in _replacements(node):
            ast.copy_location(new, node)
            yield _Spot(where, statement, parent, field, place, new)
        yield from self._below(where, statement, node)

    def _below(self, where: str, statement: ast.stmt, node: ast.AST) -> Iterator[_Spot]:
        for field, value in ast.iter_fields(node):
            if field in ("annotation", "targets", "target", "ctx"):
                continue
            children = value if isinstance(value, list) else [value]
            for place, child in enumerate(children):
                if isinstance(child, ast.AST):
                    inside = child if isinstance(child, ast.stmt) else statement
                    index = place if isinstance(value, list) else None
                    yield from self._of(where, inside, node, field, index, child)


def _is_kernel(function: ast.FunctionDef) -> bool:
    return any(
        isinstance(each, ast.Name) and each.id == "kernel" for each in function.decorator_list
    )


def _is_rule(statement: ast.Assign | ast.AnnAssign) -> bool:
    """Not layouts of records, nor lists of names that are numbered from 0: any numbers do."""
    value = statement.value
    if value is None or any(
        isinstance(node, ast.Attribute) and node.attr == "dtype" for node in ast.walk(value)
    ):
        return False
    if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Tuple):
        if isinstance(value, ast.Call):
            return False
        numbers = [getattr(each, "value", None) for each in getattr(value, "elts", [])]
        return numbers != list(range(len(numbers)))
    return True


def _replacements(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Compare():
            for place, operator in enumerate(node.ops):
                if type(operator) in _COMPARED:
                    changed = list(node.ops)
                    changed[place] = _COMPARED[type(operator)]()
                    yield ast.Compare(node.left, changed, node.comparators)
        case ast.Constant(value=bool()):
            yield ast.Constant(not node.value)
        case ast.Constant(value=int() as number):
            yield ast.Constant(number + 1)
            yield ast.Constant(number - 1)
        case ast.BoolOp():
            other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield ast.BoolOp(other, node.values)
        case ast.UnaryOp():
            yield node.operand
        case ast.BinOp() if type(node.op) in _COMPUTED:
            yield ast.BinOp(node.left, _COMPUTED[type(node.op)](), node.right)
        case ast.IfExp() if not isinstance(node.test, ast.Compare | ast.UnaryOp):
            yield ast.IfExp(ast.UnaryOp(ast.Not(), node.test), node.body, node.orelse)
        case ast.stmt():
            yield from _instead(node)


def _instead(node: ast.stmt) -> Iterator[ast.stmt]:
    """What a statement may be replaced by."""
    match node:
        case ast.AugAssign():
            if type(node.op) in _COMPUTED:
                yield ast.AugAssign(node.target, _COMPUTED[type(node.op)](), node.value)
            yield ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript(), *_]):
            yield ast.Pass()
        case ast.Expr(value=ast.Call()) | ast.Break() | ast.Continue():
            yield ast.Pass()
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
            yield ast.Return(ast.Constant(0))
        case ast.Return(value=None):
            yield ast.Pass()
        case ast.If(test=ast.Compare() | ast.UnaryOp()) | ast.While(test=ast.Compare()):
            return
        case ast.If():
            yield ast.If(ast.UnaryOp(ast.Not(), node.test), node.body, node.orelse)


def _put(parent: ast.AST, field: str, place: int | None, new: Any) -> Any:
    """Set one child and give back what was there."""
    if place is None:
        old = getattr(parent, field)
        setattr(parent, field, new)
    else:
        children = getattr(parent, field)
        old, children[place] = children[place], new
    return old


def _told(spot: _Spot) -> tuple[str, str]:
    """The line of the statement before and after; of one with a body, its head."""
    replaces_it = isinstance(spot.new, ast.stmt)
    was = _head(spot.statement)
    if replaces_it:
        now = _head(spot.new)  # type: ignore[arg-type]
    else:
        old = _put(spot.parent, spot.field, spot.place, spot.new)
        now = _head(spot.statement)
        _put(spot.parent, spot.field, spot.place, old)
    return was, now


def _lines(statement: ast.stmt) -> tuple[int, int]:
    head: ast.AST = statement
    if isinstance(statement, ast.If | ast.While):
        head = statement.test
    elif isinstance(statement, ast.For):
        head = statement.iter
    return statement.lineno, int(getattr(head, "end_lineno", 0) or statement.lineno)


def _head(statement: ast.stmt) -> str:
    return ast.unparse(ast.fix_missing_locations(statement)).splitlines()[0]
