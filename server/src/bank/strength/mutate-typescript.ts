import ts from 'typescript';
import type { Program } from '../../judge/engine.ts';
import { MISTAKEN, mutantsOf, neighbours, PLUMBING, type Edit, type Mutant } from './mutant.ts';

/** The mutants of a TypeScript program, in the order of their places. A type may refuse some of them. */
export function mutateTypeScript(program: Program): Mutant[] {
  const file = ts.createSourceFile('main.ts', program.source, ts.ScriptTarget.ES2022, true);
  return mutantsOf(
    program,
    walk(file, false).sort((a, b) => a.start - b.start),
  );
}

/** Inside a function or a class, and in none that only reads or prints. */
function walk(node: ts.Node, isInside: boolean): Edit[] {
  const isNamed = ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node);
  if (isNamed && PLUMBING.test(node.name?.text ?? '')) return [];
  const edits = isInside ? editsOf(node) : [];
  ts.forEachChild(node, (child) => {
    edits.push(...walk(child, isInside || isNamed));
  });
  return edits;
}

function editsOf(node: ts.Node): Edit[] {
  if (ts.isBinaryExpression(node)) {
    const { operatorToken: operator } = node;
    return (MISTAKEN[operator.getText()] ?? []).map((text) => replace(operator, text));
  }
  if (ts.isNumericLiteral(node) && !ts.isLiteralTypeNode(node.parent)) {
    return neighbours(node.getText()).map((text) => replace(node, text));
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    return [replace(node, node.operand.getText())];
  }
  if (ts.isPropertyAccessExpression(node)) return extremeEdits(node.name);
  return statementEdits(node);
}

function statementEdits(node: ts.Node): Edit[] {
  if (ts.isIfStatement(node)) return conditionEdits(node.expression);
  if (ts.isConditionalExpression(node)) return conditionEdits(node.condition);
  if (ts.isForStatement(node) || ts.isForOfStatement(node) || ts.isWhileStatement(node)) {
    return earlyExit(node.statement);
  }
  return [];
}

function conditionEdits(test: ts.Expression): Edit[] {
  return ['true', 'false'].map((text) => replace(test, text));
}

function earlyExit(body: ts.Statement): Edit[] {
  if (!ts.isBlock(body)) return [];
  const end = body.getEnd();
  return [{ start: end - 1, end, text: ' break; }', what: 'the loop ends after one turn' }];
}

function extremeEdits(name: ts.MemberName): Edit[] {
  const other = { min: 'max', max: 'min' }[name.text];
  return other === undefined ? [] : [replace(name, other)];
}

function replace(node: ts.Node, text: string): Edit {
  return {
    start: node.getStart(),
    end: node.getEnd(),
    text,
    what: `${node.getText()} became ${text}`,
  };
}
