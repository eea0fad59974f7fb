import type { Program } from '../../judge/engine.ts';
import {
  childrenOf,
  descend,
  elementsOf,
  isNode,
  parseJava,
  tokensOf,
  type JavaNode,
  type JavaToken,
} from '../java-tree.ts';
import { MISTAKEN, mutantsOf, neighbours, PLUMBING, type Edit, type Mutant } from './mutant.ts';

/** The mutants of a Java program, in the order of their places. */
export function mutateJava(program: Program): Mutant[] {
  const edits = walk(parseJava(program.source), program.source);
  return mutantsOf(
    program,
    edits.sort((a, b) => a.start - b.start),
  );
}

function walk(node: JavaNode, source: string): Edit[] {
  if (node.name === 'methodDeclaration' && PLUMBING.test(nameOfMethod(node))) return [];
  const own = editsOf(node, source);
  const below = elementsOf(node).flatMap((child) => (isNode(child) ? walk(child, source) : []));
  return [...own, ...below];
}

function editsOf(node: JavaNode, source: string): Edit[] {
  switch (node.name) {
    case 'binaryExpression':
      return tokensOf(node).flatMap(operatorEdits);
    case 'integerLiteral':
      return tokensOf(node).flatMap((token) =>
        neighbours(token.image).map((text) => replace(token, text)),
      );
    case 'ifStatement':
      return childrenOf(node, 'expression').flatMap((test) => conditionEdits(test, source));
    case 'basicForStatement':
    case 'enhancedForStatement':
    case 'whileStatement':
      return childrenOf(node, 'statement').flatMap((body) => earlyExit(body, source));
    case 'fqnOrRefTypePartCommon':
      return tokensOf(node).flatMap(extremeEdits);
    default:
      return [];
  }
}

/** In an expression, `<` and `>` are tokens of its own; those of type arguments lie elsewhere. */
function operatorEdits(token: JavaToken): Edit[] {
  return (MISTAKEN[token.image] ?? []).map((text) => replace(token, text));
}

/** A constant condition makes code unreachable, or a variable unassigned, which javac refuses. */
function conditionEdits(test: JavaNode, source: string): Edit[] {
  const { startOffset: start, endOffset } = test.location ?? {};
  if (start === undefined || endOffset === undefined) return [];
  const end = endOffset + 1;
  const text = source.slice(start, end);
  return [
    { start, end, text: `(${text}) || true`, what: `${text} became true` },
    { start, end, text: `(${text}) && false`, what: `${text} became false` },
  ];
}

function earlyExit(body: JavaNode, source: string): Edit[] {
  const end = body.location?.endOffset;
  if (end === undefined || source[end] !== '}') return [];
  const text = ' if (true) break; }';
  return [{ start: end, end: end + 1, text, what: 'the loop ends after one turn' }];
}

function extremeEdits(token: JavaToken): Edit[] {
  const other = { min: 'max', max: 'min' }[token.image];
  return other === undefined ? [] : [replace(token, other)];
}

function replace({ startOffset, image }: JavaToken, text: string): Edit {
  const end = startOffset + image.length;
  return { start: startOffset, end, text, what: `${image} became ${text}` };
}

function nameOfMethod(node: JavaNode): string {
  const [declarator] = descend(node, ['methodHeader', 'methodDeclarator']);
  return declarator ? (tokensOf(declarator)[0]?.image ?? '') : '';
}
