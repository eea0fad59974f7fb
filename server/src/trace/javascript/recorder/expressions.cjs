'use strict';
const { bearsBlock, declaredBy, isFunction, namesIn, varsIn } = require('./names.cjs');

/** @typedef {any} Node of acorn */
/** @typedef {import('./instrument.cjs').Scope} Scope */
/** @typedef {any} Maker an Instrumenter */

/** @type {Record<string, (maker: Maker, node: Node, scope: Scope) => void>} */
const VISITS = {
  FunctionDeclaration: visitFunction,
  FunctionExpression: visitFunction,
  ArrowFunctionExpression: visitFunction,
  ClassDeclaration: visitClass,
  ClassExpression: visitClass,
  AwaitExpression: (maker, node, scope) => visitPause(maker, node, scope, 'wait'),
  YieldExpression: (maker, node, scope) => {
    visitPause(maker, node, scope, node.delegate ? 'wait' : 'give');
  },
};

/** @type {Record<string, (node: Node) => void>} what gives a function its name */
const NAMES = {
  VariableDeclarator: ({ id, init }) => name(init, id.name),
  AssignmentExpression: ({ left, right }) => name(right, left.name ?? left.property?.name),
  Property: ({ key, value }) => name(value, key.name ?? key.value),
  PropertyDefinition: ({ key, value }) => name(value, key.name ?? key.value),
  MethodDefinition: ({ key, value }) => name(value, key.name ?? key.value),
};

/** @param {Node} node @param {unknown} given */
function name(node, given) {
  if (given !== undefined && isFunction(node)) node.given = String(given);
}

/**
 * Any node that is no statement of its own: what is in it.
 * @param {Maker} maker @param {Node | null | undefined} node @param {Scope} scope
 */
function visitExpression(maker, node, scope) {
  if (!node) return;
  NAMES[node.type]?.(node);
  const visit = VISITS[node.type];
  if (visit) visit(maker, node, scope);
  else visitParts(maker, node, scope);
}

/** @param {Maker} maker @param {Node} node @param {Scope} scope */
function visitParts(maker, node, scope) {
  for (const part of Object.values(node)) {
    for (const one of Array.isArray(part) ? part : [part]) {
      if (typeof one?.type === 'string') visitExpression(maker, one, scope);
    }
  }
}

/**
 * The call waits there for something, and other calls go on; afterwards it goes on itself.
 * @param {Maker} maker @param {Node} node @param {Scope} scope @param {'wait' | 'give'} how
 */
function visitPause(maker, { start, end, argument }, scope, how) {
  if (!scope.isRecorded || !scope.mayWait) return visitExpression(maker, argument, scope);
  const { edits, hooks, call } = maker;
  edits.open(start, ` ${hooks}.goOn(${call},`);
  if (argument) {
    edits.open(argument.start, ` ${hooks}.${how}(${call},(`);
    visitExpression(maker, argument, scope);
    edits.close(argument.end, '))');
  } else edits.close(end, ` ${hooks}.${how}(${call})`);
  edits.close(end, ')');
}

/** @param {Maker} maker @param {Node} node @param {Scope} scope */
function visitFunction(maker, node, scope) {
  for (const param of node.params) visitExpression(maker, param, { ...scope, mayWait: false });
  const inner = scopeOf(maker, node, scope);
  const isBlock = node.body.type === 'BlockStatement';
  maker.hasUnseen ||= isBlock && !bearsBlock(node);
  if (!inner.isRecorded) visitUnrecorded(maker, node, inner);
  else if (isBlock) visitBlock(maker, node, inner);
  else visitResult(maker, node, inner);
}

/** @param {Maker} maker @param {Node} node @param {Scope} outer @returns {Scope} */
function scopeOf(maker, node, outer) {
  const isBlock = node.body.type === 'BlockStatement';
  const isArrow = node.type === 'ArrowFunctionExpression';
  const text = maker.source.slice(node.start, node.end);
  const used = new Set(text.match(/[\w$\u0080-\uffff]+/g));
  const around = outer.isModule ? [] : outer.names.filter((one) => one !== 'this' || isArrow);
  const own = [
    ...node.params.flatMap(namesIn),
    ...(isBlock ? varsIn(node.body.body).flatMap(declaredBy) : []),
    ...(isArrow ? [] : ['this']),
  ];
  // A short function in the midst of a line belongs to that line.
  const isShort = !isBlock && node.given === undefined && !maker.isWhole;
  const isWritten = maker.lineOf(node.loc.start.line) !== 0;
  return {
    names: [...around, ...own].filter((one) => used.has(one)),
    isRecorded: !isShort && isWritten && (!isBlock || bearsBlock(node)),
    mayWait: node.async || node.generator,
    isModule: false,
    isHidden: outer.isHidden,
    loops: [],
  };
}

/** @param {Maker} maker @param {Node} node @param {Scope} scope */
function visitUnrecorded(maker, { body }, scope) {
  visitExpression(maker, body, scope);
}

/** @param {Maker} maker @param {Node} node @returns {string} the begin of a call */
function begin({ functions, lineOf, hooks, call }, node) {
  functions.push({
    name: node.id?.name ?? node.given ?? '(anonymous)',
    owner: node.owner ?? null,
    line: lineOf(node.loc.start.line),
    params: node.params.flatMap(namesIn),
    mayWait: node.async || node.generator,
    isShared: false,
  });
  return `const ${call}=${hooks}.call(${functions.length - 1});try{`;
}

/** @param {Maker} maker @returns {string} */
function finish({ hooks, call, error }) {
  return `}catch(${error}){throw ${hooks}.thrown(${call},${error})}finally{${hooks}.leave(${call})}`;
}

/** @param {Maker} maker @param {Node} node @param {Scope} scope */
function visitBlock(maker, node, scope) {
  const { edits, functions } = maker;
  const { body, start, end } = node.body;
  const directives = body.filter((/** @type {Node} */ { directive }) => directive !== undefined);
  const first = directives.at(-1)?.end ?? start + 1;
  edits.head(first, `${directives.length > 0 ? ';' : ''}${begin(maker, node)}`);
  const own = functions.at(-1);
  const before = functions.length;
  maker.visitStatements(body.slice(directives.length), scope);
  if (own) own.isShared = functions.length > before;
  edits.close(end - 1, finish(maker));
}

/** A function that is an expression. @param {Maker} maker @param {Node} node @param {Scope} scope */
function visitResult(maker, node, scope) {
  const { edits, hooks, call } = maker;
  const { body } = node;
  const step = maker.step(body, scope);
  edits.open(
    body.start,
    `{${begin(maker, node)}${step ? `${step};` : ''}return ${hooks}.value(${call},(`,
  );
  visitExpression(maker, body, scope);
  edits.close(body.end, `))${finish(maker)}}`);
}

/** @param {Maker} maker @param {Node} node @param {Scope} scope */
function visitClass(maker, { id, given, superClass, body }, scope) {
  visitExpression(maker, superClass, scope);
  const hidden = body.body.flatMap((/** @type {Node} */ { type, key, static: isStatic }) =>
    type === 'PropertyDefinition' && key.type === 'PrivateIdentifier' && !isStatic
      ? [key.name]
      : [],
  );
  if (hidden.length > 0) {
    const names = hidden.map((/** @type {string} */ one) => `#${one}`);
    const read = names.map((/** @type {string} */ one, /** @type {number} */ at) => {
      return `i===${at}?${one} in o?o.${one}:${maker.hooks}:`;
    });
    const reader = `${JSON.stringify(names)},(o,i)=>${read.join('')}0`;
    maker.edits.head(body.start + 1, `static{${maker.hooks}.fields(this.prototype,${reader})}`);
  }
  for (const member of body.body) {
    if (member.type !== 'StaticBlock') {
      NAMES[member.type]?.(member);
      if (member.value) member.value.owner = id?.name ?? given;
      if (member.computed) visitExpression(maker, member.key, scope);
      visitExpression(maker, member.value, { ...scope, mayWait: false });
    } else maker.visitStatements(member.body, { ...scope, mayWait: false, loops: [] });
  }
}

module.exports = { visitExpression };
