'use strict';
// Has the library charge for what it does: the length of what a call goes through, n log n for sorting. It is
// the program's own library that is changed, so that it makes no difference how a program calls it.

const { COSTS, LISTS, TEXTS, patternCost } = require('./costs.cjs');

/** @typedef {import('../../trace/javascript/recorder/start.cjs').World} World */
/** @typedef {import('./costs.cjs').Cost} Cost */

const { apply, defineProperty, getOwnPropertyDescriptor, getPrototypeOf } = Reflect;
const SEED = 1;

const WHOLE_LISTS =
  'reverse copyWithin shift unshift forEach map filter reduce reduceRight toReversed toSpliced with' +
  ' toLocaleString';
const WHOLE_TEXTS =
  'replace replaceAll trim trimStart trimEnd toLowerCase toUpperCase normalize localeCompare isWellFormed';
const SETS =
  'forEach union intersection difference symmetricDifference isSubsetOf isSupersetOf isDisjointFrom';
/** They end as soon as they have found something. */
const LOOKING = 'some every find findIndex findLast findLastIndex';

/** @typedef {(steps: number) => void} Count */

/**
 * @param {World} node
 * @param {Count} count
 */
function chargeLibrary({ surroundings }, count) {
  const [realm] = /** @type {any[]} */ (surroundings);
  /** @param {any} object @param {string} names @param {Cost} cost */
  const charge = (object, names, cost) => {
    for (const name of names.split(' '))
      put(object, name, (native) => charged(native, cost, count));
  };
  for (const lists of [realm.Array.prototype, getPrototypeOf(realm.Uint8Array.prototype)]) {
    charge(lists, WHOLE_LISTS, COSTS.own);
    for (const [name, cost] of Object.entries(LISTS)) charge(lists, name, cost);
    charge(lists, 'concat slice flat', COSTS.result);
    charge(lists, 'join flatMap', COSTS.both);
    charge(lists, 'sort toSorted', COSTS.sort);
    charge(lists, 'set', COSTS.first);
    for (const name of LOOKING.split(' ')) put(lists, name, (native) => looking(native, count));
  }
  const texts = realm.String.prototype;
  charge(texts, WHOLE_TEXTS, COSTS.own);
  for (const [name, cost] of Object.entries(TEXTS)) charge(texts, name, cost);
  charge(texts, 'slice substring substr concat repeat padStart padEnd', COSTS.result);
  put(realm.RegExp.prototype, 'exec', (native) => reading(native, count));
  charge(realm.Map.prototype, 'forEach', COSTS.own);
  charge(realm.Set.prototype, SETS, COSTS.ownAndFirst);
  charge(realm.Object, 'keys values entries fromEntries getOwnPropertyNames', ownKeys);
  charge(realm.Object, 'assign', COSTS.others);
  charge(realm.Array, 'from', COSTS.result);
  charge(realm.JSON, 'stringify', COSTS.result);
  charge(realm.JSON, 'parse', COSTS.first);
  charge(realm.Function.prototype, 'apply', COSTS.second);
  // What goes through a list, a text, a map or a set one by one, be it `for`, `...` or a new Set.
  for (const values of iteratorsOf(realm)) charge(getPrototypeOf(values), 'next', COSTS.one);
  put(realm.Math, 'random', chance);
}

/** @param {any} realm */
const iteratorsOf = (realm) => [
  apply(realm.Array.prototype.values, [], []),
  apply(realm.Map.prototype.entries, new realm.Map(), []),
  apply(realm.Set.prototype.values, new realm.Set(), []),
  apply(realm.String.prototype[Symbol.iterator], '', []),
];

/** @param {Function} native @param {Cost} cost @param {Count} count */
function charged(native, cost, count) {
  return {
    /** @this {any} @param {any[]} args */
    call(...args) {
      const result = apply(native, this, args);
      count(cost(this, result, args));
      return result;
    },
  }.call;
}

/** What a pattern reads begins where the last time ended. @param {Function} native @param {Count} count */
function reading(native, count) {
  return {
    /** @this {any} @param {any[]} args */
    call(...args) {
      const from = this?.lastIndex;
      const found = apply(native, this, args);
      count(patternCost(this, from, found, args[0]));
      return found;
    },
  }.call;
}

/** Each call of what it is given is a step. @param {Function} native @param {Count} count */
function looking(native, count) {
  return {
    /** @this {any} @param {any[]} args */
    call(...args) {
      const [test, ...rest] = args;
      if (typeof test !== 'function') return apply(native, this, args);
      /** @this {any} @param {any[]} given */
      const counting = function (...given) {
        count(1);
        return apply(test, this, given);
      };
      return apply(native, this, [counting, ...rest]);
    },
  }.call;
}

/** @type {Cost} lists of names or values; of an object its own names */
function ownKeys(_of, result) {
  return typeof result.length === 'number' ? result.length : Object.keys(result).length;
}

/** The same in every run. */
function chance() {
  let state = SEED;
  return {
    call() {
      // Mulberry32.
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    },
  }.call;
}

/**
 * A method in the place of a method of that name, where there is one.
 * @param {any} object @param {string} name @param {(native: Function) => Function} make
 */
function put(object, name, make) {
  const known = getOwnPropertyDescriptor(object, name);
  if (typeof known?.value !== 'function') return;
  defineProperty(object, name, { ...known, value: make(known.value) });
}

module.exports = { chargeLibrary };
