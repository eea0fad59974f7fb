'use strict';
const { declaredBy, declaredIn, namesIn } = require('./names.cjs');

/** @typedef {any} Node of acorn */
/** @typedef {import('./instrument.cjs').Scope} Scope */
/** @typedef {any} Maker an Instrumenter */
/** @typedef {{ readonly labels?: readonly string[] }} Labelled */

const STEPLESS = ['FunctionDeclaration', 'EmptyStatement', 'BlockStatement', 'TryStatement'];
const LOOPS = [
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'WhileStatement',
  'DoWhileStatement',
];
const IMPORTS = ['ImportDeclaration', 'ExportAllDeclaration'];

/** @type {Record<string, (maker: Maker, node: Node, scope: Scope, more: Labelled) => void>} */
const VISITS = {
  BlockStatement: (maker, { body }, scope) => visitStatements(maker, body, scope),
  IfStatement(maker, { test, consequent, alternate }, scope) {
    maker.visitExpression(test, scope);
    visitBody(maker, consequent, scope);
    if (alternate) visitBody(maker, alternate, scope);
  },
  SwitchStatement(maker, { discriminant, cases }, scope) {
    maker.visitExpression(discriminant, scope);
    const all = cases.flatMap((/** @type {Node} */ { consequent }) => consequent);
    const inner = withNames(scope, declaredIn(all));
    for (const { test, consequent } of cases) {
      maker.visitExpression(test, inner);
      for (const one of consequent) visitStatement(maker, one, inner);
    }
  },
  TryStatement(maker, { block, handler, finalizer }, scope) {
    visitStatements(maker, block.body, scope);
    if (handler) visitHandler(maker, handler, scope);
    if (finalizer) visitStatements(maker, finalizer.body, scope);
  },
  ReturnStatement(maker, { start, argument }, scope) {
    if (!scope.isRecorded || scope.isModule) return maker.visitExpression(argument, scope);
    const { edits, hooks, call } = maker;
    if (!argument) return edits.close(start + 'return'.length, ` ${hooks}.value(${call})`);
    wrap(maker, argument, scope, `${hooks}.value(${call},(`);
  },
  LabeledStatement(maker, { label, body }, scope, { labels = [] }) {
    visitStatement(maker, body, scope, { labels: [...labels, label.name] });
  },
  ContinueStatement(maker, { start, label }, { loops }) {
    const target = label ? loops.find(({ labels }) => labels.includes(label.name)) : loops.at(-1);
    if (target?.again) maker.edits.open(start, `${target.again};`);
  },
  WithStatement(maker, { object, body }, scope) {
    maker.visitExpression(object, scope);
    // A name may be a property there, and reading it the program's own doing.
    visitBody(maker, body, { ...scope, isHidden: true });
  },
  WhileStatement(maker, { test, body }, scope, more) {
    prepend(maker, test, maker.step(test, scope));
    maker.visitExpression(test, scope);
    visitBody(maker, body, inLoop(scope, more, ''));
  },
  DoWhileStatement(maker, { test, body }, scope, more) {
    visitBody(maker, body, inLoop(scope, more, ''));
    prepend(maker, test, maker.step(test, scope));
    maker.visitExpression(test, scope);
  },
  ForStatement(maker, node, scope, more) {
    const { init, test, update, body } = node;
    const isDeclared = init?.type === 'VariableDeclaration';
    const inner = withNames(scope, isDeclared ? declaredBy(init) : []);
    maker.visitExpression(init, inner);
    maker.visitExpression(test, inner);
    const again = maker.step(node, inner);
    if (update) prepend(maker, update, again);
    maker.visitExpression(update, inner);
    visitBody(maker, body, inLoop(inner, more, update ? '' : again), {
      after: update ? '' : again,
    });
  },
  ForInStatement: visitForEach,
  ForOfStatement: visitForEach,
  ExportNamedDeclaration(maker, { declaration }, scope) {
    if (declaration) maker.visitExpression(declaration, scope);
  },
};

/**
 * @param {Maker} maker
 * @param {Node[]} statements of a block
 * @param {Scope} scope
 */
function visitStatements(maker, statements, scope) {
  const inner = withNames(scope, declaredIn(statements));
  for (const statement of statements) visitStatement(maker, statement, inner);
}

/** @param {Maker} maker @param {Node} node @param {Scope} scope @param {Labelled} [more] */
function visitStatement(maker, node, scope, more = {}) {
  if (IMPORTS.includes(node.type)) return;
  // A loop of this kind has its step in its head, and what follows a label is one with it.
  const isStep = !STEPLESS.includes(node.type) && !/While/.test(node.type) && !more.labels;
  const step = isStep && !hasHeadAsStep(node) ? maker.step(node, scope) : '';
  if (step) maker.edits.open(node.start, `${step};`);
  const visit = VISITS[node.type];
  if (visit) visit(maker, node, scope, more);
  else maker.visitExpression(node, scope);
}

/** @param {Node} node */
function hasHeadAsStep(node) {
  return node.type === 'LabeledStatement' && /While/.test(labelled(node).type);
}

/** @param {Node} node @returns {Node} */
function labelled(node) {
  return node.type === 'LabeledStatement' ? labelled(node.body) : node;
}

/** @param {Maker} maker @param {Node} node @param {Scope} scope @param {Labelled} more */
function visitForEach(maker, node, scope, more) {
  const { left, right, body } = node;
  const isDeclared = left.type === 'VariableDeclaration';
  const inner = withNames(scope, isDeclared ? declaredBy(left) : []);
  maker.visitExpression(left, scope);
  maker.visitExpression(right, scope);
  const again = maker.step(node, inner);
  const mayWait = node.await && scope.isRecorded;
  const waits = `${maker.hooks}.wait(${maker.call})`;
  const around = mayWait ? { before: 'try{', end: `}finally{${waits}}` } : {};
  visitBody(maker, body, inLoop(inner, more, again), { ...around, after: again });
}

/** @param {Maker} maker @param {Node} handler @param {Scope} scope */
function visitHandler(maker, { param, body }, scope) {
  const { edits, hooks, call } = maker;
  maker.visitExpression(param, scope);
  if (scope.isRecorded) {
    const error = param?.type === 'Identifier' ? `,${param.name}` : '';
    edits.head(body.start + 1, `${hooks}.caught(${call}${error});`);
  }
  visitStatements(maker, body.body, withNames(scope, namesIn(param)));
}

/**
 * The body of a statement, which becomes a block: texts are put to its begin and its end.
 * @param {Maker} maker @param {Node} body @param {Scope} scope
 * @param {{ before?: string, after?: string, end?: string }} [texts]
 */
function visitBody(maker, body, scope, { before = '', after = '', end = '' } = {}) {
  const { edits } = maker;
  const isBlock = body.type === 'BlockStatement';
  if (isBlock) edits.head(body.start + 1, before);
  else edits.open(body.start, `{${before}`);
  if (isBlock) visitStatements(maker, body.body, scope);
  else visitStatement(maker, body, scope);
  const text = `${after ? `;${after}` : ''}${end}`;
  edits.close(isBlock ? body.end - 1 : body.end, isBlock ? text : `${text}}`);
}

/** @param {Scope} scope @param {Labelled} more @param {string} again @returns {Scope} */
function inLoop(scope, { labels = [] }, again) {
  return { ...scope, loops: [...scope.loops, { labels, again }] };
}

/** @param {Scope} scope @param {readonly string[]} names @returns {Scope} */
function withNames(scope, names) {
  return names.length === 0 ? scope : { ...scope, names: [...scope.names, ...names] };
}

/** @param {Maker} maker @param {Node} expression @param {string} text */
function prepend(maker, expression, text) {
  if (text) maker.edits.open(expression.start, `${text},`);
}

/**
 * Makes an expression the argument of a hook, of which `open` is the text before it.
 * @param {Maker} maker @param {Node} expression @param {Scope} scope @param {string} open
 */
function wrap(maker, expression, scope, open) {
  // Behind `return` and its like there need not be a blank.
  maker.edits.open(expression.start, ` ${open}`);
  maker.visitExpression(expression, scope);
  maker.edits.close(expression.end, '))');
}

module.exports = { LOOPS, visitStatement, visitStatements, withNames, wrap };
