import { parse, type AnyNode, type Expression } from 'acorn';
import { fullAncestor } from 'acorn-walk';
import type { Program } from '../../judge/engine.ts';
import { MISTAKEN, mutantsOf, neighbours, PLUMBING, type Edit, type Mutant } from './mutant.ts';

/** The mutants of a JavaScript program, in the order of their places. */
export function mutateJavaScript(program: Program): Mutant[] {
  const { source } = program;
  const edits: Edit[] = [];
  const root = parse(source, { ecmaVersion: 2020, sourceType: 'script' });
  fullAncestor(root, (node, _state, ancestors) => {
    const all = ancestors;
    if (isInAlgorithm(all)) edits.push(...editsOf(node, source));
  });
  return mutantsOf(
    program,
    edits.sort((a, b) => a.start - b.start),
  );
}

/** Inside a function or a class, and in none that only reads or prints. */
function isInAlgorithm(ancestors: readonly AnyNode[]): boolean {
  const names = ancestors.flatMap((node) => {
    if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') {
      return [node.id?.name ?? ''];
    }
    return [];
  });
  return names.length > 0 && !names.some((name) => PLUMBING.test(name));
}

function editsOf(node: AnyNode, source: string): Edit[] {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return operatorEdits(node.left.end, node.right.start, node.operator, source);
    case 'Literal':
      return neighbours(source.slice(node.start, node.end)).map((text) =>
        replace(node, text, source),
      );
    case 'UnaryExpression':
      return node.operator === '!' ? [replace(node, textOf(node.argument, source), source)] : [];
    case 'MemberExpression':
      return extremeEdits(node.property, source);
    default:
      return statementEdits(node, source);
  }
}

function statementEdits(node: AnyNode, source: string): Edit[] {
  switch (node.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
      return conditionEdits(node.test, source);
    case 'ForStatement':
    case 'ForOfStatement':
    case 'WhileStatement':
      return earlyExit(node.body, source);
    default:
      return [];
  }
}

function operatorEdits(from: number, to: number, operator: string, source: string): Edit[] {
  const start = from + source.slice(from, to).indexOf(operator);
  const end = start + operator.length;
  return (MISTAKEN[operator] ?? []).map((text) => replace({ start, end }, text, source));
}

function conditionEdits(test: Expression, source: string): Edit[] {
  return ['true', 'false'].map((text) => replace(test, text, source));
}

function earlyExit(body: AnyNode, source: string): Edit[] {
  if (body.type !== 'BlockStatement') return [];
  const end = { start: body.end - 1, end: body.end };
  return [{ ...replace(end, ' break; }', source), what: 'the loop ends after one turn' }];
}

function extremeEdits(property: AnyNode, source: string): Edit[] {
  const name = textOf(property, source);
  const other = { min: 'max', max: 'min' }[name];
  return other === undefined ? [] : [replace(property, other, source)];
}

type Span = { readonly start: number; readonly end: number };

function textOf({ start, end }: Span, source: string): string {
  return source.slice(start, end);
}

function replace(span: Span, text: string, source: string): Edit {
  const { start, end } = span;
  return { start, end, text, what: `${textOf(span, source)} became ${text}` };
}
