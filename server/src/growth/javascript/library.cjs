'use strict';
// Has the library charge for what it does: the length of what a call goes through, n log n for sorting. It is
// the program's own library that is changed, so that it makes no difference how a program calls it.

/** @typedef {import('../../trace/javascript/recorder/start.cjs').World} World */
/** What a call costs. @typedef {(of: any, result: any, args: any[]) => number} Cost */

const { apply, defineProperty, getOwnPropertyDescriptor, getPrototypeOf } = Reflect;
const SEED = 1;

/** @param {any} value */
function sizeOf(value) {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  const size = typeof value.length === 'number' ? value.length : value.size;
  return typeof size === 'number' && size > 0 ? size : 0;
}

const bits = (/** @type {number} */ n) => 32 - Math.clz32(n);

const COSTS = /** @type {const} @satisfies {Record<string, Cost>} */ ({
  own: (of) => sizeOf(of),
  result: (_of, result) => sizeOf(result),
  both: (of, result) => sizeOf(of) + sizeOf(result),
  first: (_of, _result, [first]) => sizeOf(first),
  ownAndFirst: (of, _result, [first]) => sizeOf(of) + sizeOf(first),
  second: (_of, _result, [, second]) => sizeOf(second),
  sort: (of) => sizeOf(of) * bits(sizeOf(of)),
  one: () => 1,
});

const LISTS =
  'indexOf lastIndexOf includes reverse fill copyWithin shift unshift splice forEach map filter reduce' +
  ' reduceRight toReversed toSpliced with toLocaleString';
const TEXTS =
  'indexOf lastIndexOf includes search match replace replaceAll trim trimStart trimEnd toLowerCase' +
  ' toUpperCase matchAll normalize localeCompare isWellFormed';
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
    charge(lists, LISTS, COSTS.own);
    charge(lists, 'concat slice flat', COSTS.result);
    charge(lists, 'join flatMap', COSTS.both);
    charge(lists, 'sort toSorted', COSTS.sort);
    charge(lists, 'set', COSTS.first);
    for (const name of LOOKING.split(' ')) put(lists, name, (native) => looking(native, count));
  }
  const texts = realm.String.prototype;
  charge(texts, TEXTS, COSTS.own);
  charge(texts, 'slice substring substr concat repeat padStart padEnd', COSTS.result);
  charge(texts, 'split', COSTS.both);
  charge(texts, 'startsWith endsWith', COSTS.first);
  charge(realm.RegExp.prototype, 'test', COSTS.first);
  charge(realm.Map.prototype, 'forEach', COSTS.own);
  charge(realm.Set.prototype, SETS, COSTS.ownAndFirst);
  charge(realm.Object, 'keys values entries assign fromEntries getOwnPropertyNames', ownKeys);
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
