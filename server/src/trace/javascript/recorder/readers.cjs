'use strict';
// Reads the parts of objects: at most so many, and how many there are in all.
const { cut, functionName, valueOf, words } = require('./values.cjs');

const { getOwnPropertyDescriptor, getPrototypeOf } = Object;
const typedLength = Object.getOwnPropertyDescriptor(getPrototypeOf(Uint8Array.prototype), 'length');
const dateText = Date.prototype.toISOString;
const [regExpSource, regExpFlags] = ['source', 'flags'].map((name) => {
  return getOwnPropertyDescriptor(RegExp.prototype, name)?.get;
});
const functionText = Function.prototype.toString;

/**
 * @typedef {{
 *   readonly kind: 'list' | 'set' | 'map' | 'object',
 *   readonly type: string,
 *   readonly keys: readonly unknown[] | null,
 *   readonly values: readonly unknown[],
 *   readonly length: number,
 * }} Parts
 */
/** @typedef {{ readonly isShown: boolean, readonly name: string }} Type */

/** In the place of what would have to be asked for, and of an item that a list does not have. */
const [GETTER, HOLE] = [Symbol('getter'), Symbol('hole')];

class Reader {
  /** @param {import('./start.cjs').Host} host @param {number} most @param {string} code */
  constructor(host, most, code) {
    this.host = host;
    this.most = most;
    this.code = code;
    /** @type {Map<unknown, Type>} by what its objects inherit from */
    this.types = new Map();
    /** What classes have told of fields that only they can read. @type {Map<unknown, any>} */
    this.hidden = new Map();
  }

  /**
   * An object in a word; null where its parts are shown.
   * @param {any} object
   * @returns {string | null}
   */
  inWords(object) {
    const { host } = this;
    if (typeof object === 'function')
      return words(`ƒ ${functionName(object, host.isProxy)}`.trim());
    if (host.isProxy(object)) return words('<Proxy>');
    if (isList(object, host) || host.isMap(object) || host.isSet(object)) return null;
    if (host.isDate(object)) return words(wordOf(object));
    if (host.isRegExp(object)) {
      return words(`/${regExpSource?.call(object)}/${regExpFlags?.call(object)}`);
    }
    const { isShown, name } = this.typeOf(object);
    if (host.isNativeError(object)) return words(`${name}${messageOf(object, host)}`);
    return isShown ? null : words(`<${name}>`);
  }

  /** What an object is made of, which is none of those that have a word. @param {any} object @returns {Parts} */
  partsOf(object) {
    const { host, most } = this;
    const type = this.typeOf(object).name;
    if (isList(object, host)) return { kind: 'list', type, keys: null, ...this.itemsOf(object) };
    if (host.isSet(object)) {
      const { size } = describeSize(Set.prototype, object);
      const values = firstOf(Set.prototype.values.call(object), most);
      return { kind: 'set', type, keys: null, values, length: size };
    }
    if (host.isMap(object)) {
      const { size } = describeSize(Map.prototype, object);
      const keys = firstOf(Map.prototype.keys.call(object), most);
      const values = firstOf(Map.prototype.values.call(object), most);
      return { kind: 'map', type, keys, values, length: size };
    }
    return { kind: 'object', type, ...this.fieldsOf(object) };
  }

  /** @param {any} object */
  itemsOf(object) {
    if (ArrayBuffer.isView(object)) {
      const length = Number(typedLength?.get?.call(object));
      const values = [];
      for (let at = 0; at < Math.min(length, this.most); at += 1)
        values.push(/** @type {any} */ (object)[at]);
      return { values, length };
    }
    const length = Number(getOwnPropertyDescriptor(object, 'length')?.value) || 0;
    const values = [];
    for (let at = 0; at < Math.min(length, this.most); at += 1) {
      values.push(ownValue(object, String(at)));
    }
    return { values, length };
  }

  /** Those that are values, and those that its classes have told of. @param {any} object */
  fieldsOf(object) {
    const keys = [];
    const values = [];
    for (let at = getPrototypeOf(object); at && !this.host.isProxy(at); at = getPrototypeOf(at)) {
      const told = this.hidden.get(at);
      for (let index = 0; told && index < told.names.length; index += 1) {
        const value = told.read(object, index);
        if (value === told.missing || typeof value === 'function') continue;
        keys.push(told.names[index]);
        values.push(value);
      }
    }
    for (const key of Object.keys(object)) {
      const found = getOwnPropertyDescriptor(object, key);
      if (!found || typeof found.value === 'function') continue;
      keys.push(key);
      values.push('value' in found ? found.value : GETTER);
    }
    const { most } = this;
    return { keys: keys.slice(0, most), values: values.slice(0, most), length: keys.length };
  }

  /** @param {any} object @returns {Type} */
  typeOf(object) {
    const prototype = getPrototypeOf(object);
    let type = this.types.get(prototype);
    if (!type) this.types.set(prototype, (type = this.typeBy(prototype)));
    return type;
  }

  /** @param {any} prototype @returns {Type} */
  typeBy(prototype) {
    const { host } = this;
    if (prototype === null) return { isShown: true, name: 'Object' };
    const maker = valueOf(prototype, 'constructor', host.isProxy);
    if (typeof maker !== 'function' || host.isProxy(maker))
      return { isShown: true, name: 'Object' };
    const isShown = maker === host.Object || this.code.includes(functionText.call(maker));
    return { isShown, name: functionName(maker, host.isProxy) || 'Object' };
  }
}

/** @param {any} object @param {import('./start.cjs').Host} host */
function isList(object, host) {
  if (Array.isArray(object) || host.isArguments(object)) return true;
  return ArrayBuffer.isView(object) && !host.isDataView(object);
}

/** @param {any} error @param {import('./start.cjs').Host} host */
function messageOf(error, { isProxy }) {
  const text = valueOf(error, 'message', isProxy);
  return typeof text === 'string' && text !== '' ? `: ${cut(text)}` : '';
}

/** @param {any} date */
function wordOf(date) {
  try {
    return dateText.call(date);
  } catch {
    return 'Invalid Date';
  }
}

/** @param {any} prototype @param {any} object @returns {{ size: number }} */
function describeSize(prototype, object) {
  return { size: getOwnPropertyDescriptor(prototype, 'size')?.get?.call(object) };
}

/** @param {Iterator<unknown>} iterator @param {number} most */
function firstOf(iterator, most) {
  const values = [];
  for (let next = iterator.next(); !next.done && values.length < most; next = iterator.next()) {
    values.push(next.value);
  }
  return values;
}

/** @param {any} object @param {string} key */
function ownValue(object, key) {
  const found = getOwnPropertyDescriptor(object, key);
  if (!found) return HOLE;
  return 'value' in found ? found.value : GETTER;
}

module.exports = { GETTER, HOLE, Reader };
