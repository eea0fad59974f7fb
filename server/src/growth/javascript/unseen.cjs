'use strict';
// What a program may not have if its steps are to be counted.

/** @typedef {any} Node of acorn */

const MODULES = new Set(['fs', 'readline', 'os', 'process', 'util', 'assert', 'events', 'buffer']);
/** What runs code unseen, tells the time, or has a chance of its own. */
const NAMES = new Set(
  (
    'eval Function Proxy Date performance crypto WebAssembly SharedArrayBuffer Atomics structuredClone' +
    ' RegExp'
  ).split(' '),
);
const PROPERTIES = new Set(['hrtime', 'uptime', 'cpuUsage', 'memoryUsage', 'random']);
const ATOM = /(?:[^\\()|{}*+?[\]]|\\[^\d]|\[(?:\\.|[^\\\]])*\])\??/.source;
const BRANCH = `(?:${ATOM})*[+*]?`;
/** Goes through a text once: there is no way back in it. */
const PLAIN_PATTERN = new RegExp(`^(?:${BRANCH}(?:\\|${BRANCH})*|\\^(?:${ATOM})*[+*]\\$)$`);
const SHOWN = 30;

/** @type {Record<string, (node: Node) => string | null>} */
const FOUND = {
  Identifier: ({ name }) => (NAMES.has(name) ? name : null),
  MemberExpression: ({ object, property, computed }) => {
    const isChance = object.name === 'Math' && property.name === 'random';
    return !computed && PROPERTIES.has(property.name) && !isChance ? property.name : null;
  },
  CallExpression: ({ callee, arguments: [first] }) => {
    if (callee.name !== 'require') return null;
    const name = String(first?.value ?? 'require');
    return MODULES.has(name.replace(/^node:/, '')) ? null : name;
  },
  Literal: ({ regex, raw }) => (regex && !PLAIN_PATTERN.test(regex.pattern) ? cut(raw) : null),
  ImportExpression: () => 'import',
  WithStatement: () => 'with',
  ObjectExpression: ({ properties }) => spreadIn(properties, 'SpreadElement'),
  ObjectPattern: ({ properties }) => spreadIn(properties, 'RestElement'),
};

/** @param {Node[]} properties @param {string} type */
const spreadIn = (properties, type) =>
  properties.some((one) => one.type === type) ? '{ ... }' : null;

/** @param {string} text */
const cut = (text) => (text.length <= SHOWN ? text : `${text.slice(0, SHOWN)}…`);

/** The first such thing; null where there is none. @param {Node} node @returns {string | null} */
function unseenIn(node) {
  const own = FOUND[node.type]?.(node) ?? null;
  return (
    own ?? partsOf(node).reduce((found, part) => found ?? unseenIn(part), /** @type {any} */ (null))
  );
}

/** Without what is only the name of a property. @param {Node} node @returns {Node[]} */
function partsOf(node) {
  const { computed, shorthand } = node;
  return Object.entries(node)
    .filter(([key]) => computed || (key !== 'property' && (key !== 'key' || shorthand)))
    .flatMap(([, part]) => part)
    .filter((part) => typeof part?.type === 'string');
}

module.exports = { unseenIn };
