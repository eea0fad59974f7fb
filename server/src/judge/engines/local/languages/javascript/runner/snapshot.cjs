'use strict';
// What an object is, to be compared with what a test has left of it.
/** @type {any} its loader is no public part of it */
const Module = require('module');

// A program may replace any of these.
const { ownKeys, getOwnPropertyDescriptor, getPrototypeOf, isExtensible } = Reflect;
const { is } = Object;

/** @typedef {ReturnType<typeof snapshotOf>} Snapshot */

/** @param {any} object */
function snapshotOf(object) {
  const isVolatile = volatileNamesOf(object);
  const names = ownKeys(object).filter((name) => !isVolatile?.(name));
  const values = names.map((name) => getOwnPropertyDescriptor(object, name));
  const [prototype, open] = [getPrototypeOf(object), isExtensible(object)];
  return { object, prototype, open, names, values, isVolatile };
}

/**
 * State of a stream or a module that changes by being used: tells which names it has. Null where there
 * is none, as nearly everywhere.
 * @param {any} object
 * @returns {((name: string | symbol) => boolean) | null}
 */
function volatileNamesOf(object) {
  if (object === Module) {
    return (name) => name === '_pathCache' || name === '_cache' || name === '_load';
  }
  if (object === process) {
    return (name) => name === 'mainModule' || name === '_events' || name === '_eventsCount';
  }
  if (object === process.stdout || object === process.stderr) {
    const own = ownKeys(object).filter((name) => typeof object[name] !== 'function');
    // It gets this one with its first listener.
    const state = [...own, '_eventsCount'];
    // By index, as below.
    return (name) => {
      for (let at = 0; at < state.length; at += 1) if (state[at] === name) return true;
      return false;
    };
  }
  return null;
}

/**
 * @param {PropertyDescriptor | undefined} old
 * @param {PropertyDescriptor | undefined} now
 */
function isSame(old, now) {
  if (!old || !now) return old === now;
  const isAsOpen =
    old.writable === now.writable &&
    old.configurable === now.configurable &&
    old.enumerable === now.enumerable;
  return isAsOpen && is(old.value, now.value) && old.get === now.get && old.set === now.set;
}

// By index: until all is looked at, what iterates may be the program's.

/** @param {Snapshot} thing */
function isAsBefore({ object, prototype, open, names, values, isVolatile }) {
  if (getPrototypeOf(object) !== prototype || isExtensible(object) !== open) return false;
  const found = ownKeys(object);
  let known = 0;
  for (let at = 0; at < found.length; at += 1) {
    const name = /** @type {string | symbol} */ (found[at]);
    if (isVolatile !== null && isVolatile(name)) continue;
    if (name !== names[known]) return false;
    if (!isSame(values[known], getOwnPropertyDescriptor(object, name))) return false;
    known += 1;
  }
  return known === names.length;
}

/** @param {Snapshot[]} things */
function areAsBefore(things) {
  for (let at = 0; at < things.length; at += 1) {
    if (!isAsBefore(/** @type {Snapshot} */ (things[at]))) return false;
  }
  return true;
}

module.exports = { areAsBefore, snapshotOf };
