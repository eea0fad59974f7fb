'use strict';
// Values that are told in a word, and what is asked of objects without asking them: no property is read
// but by its descriptor, no method is called but our own.

const { getOwnPropertyDescriptor, getPrototypeOf } = Object;
const TEXT = 200;
/** Above it the digits would have to be worked out, which takes long. */
const LARGEST = 2n ** 2000n;

/** As JSON of ASCII alone. @param {string} text */
function quote(text) {
  return JSON.stringify(text).replace(/[\u007f-\uffff]/g, (one) => {
    return `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** What is neither a number nor a text of the program: shown as it is said here. @param {string} text */
const words = (text) => `["~",${quote(text)}]`;

/** @param {string} text */
const cut = (text) => (text.length <= TEXT ? text : `${text.slice(0, TEXT)}…`);

/**
 * A property that is a value, of an object or of what it inherits from.
 * @param {any} object @param {string} name @param {(value: unknown) => boolean} isProxy
 */
function valueOf(object, name, isProxy) {
  for (let at = object; at !== null && !isProxy(at); at = getPrototypeOf(at)) {
    const found = getOwnPropertyDescriptor(at, name);
    if (found) return found.value;
  }
  return undefined;
}

/** @param {any} of @param {(value: unknown) => boolean} isProxy */
function functionName(of, isProxy) {
  const name = isProxy(of) ? '' : getOwnPropertyDescriptor(of, 'name')?.value;
  return typeof name === 'string' ? cut(name) : '';
}

/**
 * Of what was thrown, its type and its message.
 * @param {any} error @param {import('./start.cjs').Host} host
 * @returns {[type: string, text: string]}
 */
function describe(error, { isProxy, isNativeError }) {
  if (!isNativeError(error)) return ['a thrown value', isPlain(error) ? cut(String(error)) : ''];
  const [type, text] = ['name', 'message'].map((name) => valueOf(error, name, isProxy));
  return [
    typeof type === 'string' ? cut(type) : 'Error',
    typeof text === 'string' ? cut(text) : '',
  ];
}

/** @param {unknown} value */
const isPlain = (value) =>
  value === null || (typeof value !== 'object' && typeof value !== 'function');

/** @param {bigint} value */
const digits = (value) =>
  value < LARGEST && value > -LARGEST ? `${cut(value.toString())}n` : 'a large BigInt';

/** A value that is shown by itself; null of what is made of others. @param {any} value */
function plain(value) {
  switch (typeof value) {
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0)
        ? JSON.stringify(value)
        : words(Object.is(value, -0) ? '-0' : String(value));
    case 'string':
      return value.length <= TEXT ? quote(value) : words(JSON.stringify(cut(value)));
    case 'boolean':
      return String(value);
    case 'bigint':
      return words(digits(value));
    case 'symbol':
      return words(cut(value.toString()));
    case 'undefined':
      return words('undefined');
    default:
      return value === null ? 'null' : null;
  }
}

module.exports = { cut, describe, functionName, plain, quote, valueOf, words };
