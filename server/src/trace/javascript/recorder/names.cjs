'use strict';
// Which names a piece of a program declares.

/** @typedef {any} Node of acorn */

const FUNCTIONS = ['FunctionExpression', 'ArrowFunctionExpression', 'ClassExpression'];

/** @param {Node | null | undefined} node */
const isFunction = (node) => Boolean(node) && FUNCTIONS.includes(node.type);

/**
 * Whether it is a module, or a part of one that is had without a call.
 * @param {Node | null | undefined} node
 * @returns {boolean}
 */
function isModule(node) {
  if (node?.type === 'MemberExpression') return isModule(node.object);
  if (node?.type !== 'CallExpression') return false;
  // The second is how TypeScript compiles an import.
  if (/^__import(?:Default|Star)$/.test(node.callee.name)) return isModule(node.arguments[0]);
  return node.callee.name === 'require';
}

/**
 * The names of a pattern.
 * @param {Node | null | undefined} pattern
 * @returns {string[]}
 */
function namesIn(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((/** @type {Node} */ one) =>
        namesIn(one.value ?? one.argument),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap(namesIn);
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    default:
      return [];
  }
}

/** Of functions and modules nothing is shown. @param {Node} declaration */
function declaredBy(declaration) {
  return declaration.declarations.flatMap((/** @type {Node} */ { id, init }) =>
    isFunction(init) || isModule(init) ? [] : namesIn(id),
  );
}

/** What statements declare for the block that they stand in. @param {Node[]} statements */
function declaredIn(statements) {
  return statements.flatMap((statement) => {
    const inner = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return inner?.type === 'VariableDeclaration' ? declaredBy(inner) : [];
  });
}

/** Statements within statements, but for those of functions. @param {Node} node @returns {Node[]} */
function within(node) {
  const { body, block, handler, finalizer, consequent, alternate, cases, init, left } = node;
  if (node.type === 'SwitchCase') return consequent;
  if (node.type === 'ClassDeclaration' || /^Function/.test(node.type)) return [];
  const heads = [init, left].filter((head) => head?.type === 'VariableDeclaration');
  const inner = [...heads, block, handler, finalizer, consequent, alternate, ...(cases ?? [])];
  return [...inner, ...(Array.isArray(body) ? body : [body])].filter(Boolean);
}

/**
 * What `var` declares anywhere in them.
 * @param {Node[]} statements
 * @returns {Node[]} declarations
 */
function varsIn(statements) {
  return statements.flatMap((node) => [
    ...(node.type === 'VariableDeclaration' && node.kind === 'var' ? [node] : []),
    ...varsIn(within(node)),
  ]);
}

/**
 * Whether functions that are declared directly in a function stand for the same if all is put into a
 * block: there no name may be declared twice.
 * @param {{ body: { body: Node[] }, params: Node[] }} of
 */
function bearsBlock({ body: { body }, params }) {
  const own = body.filter(({ type }) => type === 'FunctionDeclaration').map(({ id }) => id.name);
  if (own.length === 0) return true;
  const vars = varsIn(body).flatMap(({ declarations }) =>
    declarations.flatMap((/** @type {Node} */ { id }) => namesIn(id)),
  );
  const others = new Set(['arguments', ...vars, ...params.flatMap(namesIn)]);
  return new Set(own).size === own.length && own.every((name) => !others.has(name));
}

module.exports = { bearsBlock, declaredBy, declaredIn, isFunction, namesIn, varsIn };
