'use strict';
// What a call of the library costs: as much as it read or wrote. A search that begins at a place is charged from
// there to where it found something, or to the end: as the same search written as a loop would be.

/** @typedef {(of: any, result: any, args: any[]) => number} Cost */

const { apply } = Reflect;
const { indexOf: indexInList } = Array.prototype;
const { indexOf: indexInText } = String.prototype;

/** @param {any} value */
function sizeOf(value) {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  const size = typeof value.length === 'number' ? value.length : value.size;
  return typeof size === 'number' && size > 0 ? size : 0;
}

const keysOf = (/** @type {any} */ value) => Object.keys(Object(value)).length;

const bits = (/** @type {number} */ n) => 32 - Math.clz32(n);

/** A place within a text, or a list. @param {any} given @param {number} size @param {number} [left] where it is left out */
function placeIn(given, size, left = 0) {
  const place = given === undefined ? left : Math.trunc(Number(given)) || 0;
  return Math.min(Math.max(place, 0), size);
}

/** A list has negative places, too. @param {any} given @param {number} size @param {number} [left] */
function placeInList(given, size, left) {
  const place = Number(given) < 0 ? size + Math.trunc(Number(given)) : given;
  return placeIn(place, size, left);
}

/** @param {number} start @param {number} end -1: it has found nothing @param {number} size @param {number} found its length */
const ahead = (start, end, size, found) => (end < 0 ? size - start : end - start + found);

/** As `ahead`, towards the front. @param {number} start @param {number} end @param {number} found */
const back = (start, end, found) => Math.max(start - Math.max(end, 0), 0) + found;

/** @type {Cost} */
const inList = (of, at, [, from]) => ahead(placeInList(from, of.length), at, of.length, 1);

/** @type {Cost} */
const inText = (of, at, [what, from]) =>
  ahead(placeIn(from, of.length), at, of.length, sizeOf(what));

/** @type {Record<string, Cost>} */
const LISTS = {
  indexOf: inList,
  includes: (of, isFound, args) => inList(of, isFound ? apply(indexInList, of, args) : -1, args),
  lastIndexOf: (of, at, [, from]) => back(placeInList(from, of.length, of.length), at, 1),
  fill(of, _result, [, from, to]) {
    return Math.max(placeInList(to, of.length, of.length) - placeInList(from, of.length), 0);
  },
  /** What lies behind is moved where the number of elements is another then. */
  splice(of, { length: removed }, [from, , ...put]) {
    const start = placeInList(from, of.length - put.length + removed);
    const moved = put.length === removed ? 0 : of.length - start - put.length;
    return removed + put.length + moved;
  },
};

/** @type {Record<string, Cost>} */
const TEXTS = {
  indexOf: inText,
  includes: (of, isFound, args) => inText(of, isFound ? apply(indexInText, of, args) : -1, args),
  lastIndexOf: (of, at, [what, from]) =>
    back(placeIn(from, of.length, of.length), at, sizeOf(what)),
  startsWith: (of, _result, [what]) => Math.min(sizeOf(what), sizeOf(of)),
  endsWith: (of, _result, [what]) => Math.min(sizeOf(what), sizeOf(of)),
  /** With a bound on the parts, it may not read all. */
  split(_of, parts) {
    let read = 0;
    for (let at = 0; at < sizeOf(parts); at++) read += sizeOf(parts[at]) + 1;
    return read;
  },
};

const COSTS = /** @type {const} @satisfies {Record<string, Cost>} */ ({
  own: (of) => sizeOf(of),
  result: (_of, result) => sizeOf(result),
  both: (of, result) => sizeOf(of) + sizeOf(result),
  first: (_of, _result, [first]) => sizeOf(first),
  ownAndFirst: (of, _result, [first]) => sizeOf(of) + sizeOf(first),
  others: (_of, _result, [, ...others]) => others.reduce((sum, one) => sum + keysOf(one), 0),
  second: (_of, _result, [, second]) => sizeOf(second),
  sort: (of) => sizeOf(of) * bits(sizeOf(of)),
  one: () => 1,
});

/**
 * From where a pattern began in a text to the end of what it found. All that goes through a text by a pattern
 * asks the pattern in this way. @param {any} pattern @param {number} from its place before @param {any} found
 * @param {unknown} text
 */
function patternCost(pattern, from, found, text) {
  const start = pattern.global || pattern.sticky ? placeIn(from, Infinity) : 0;
  if (found !== null) return found.index + found[0].length - start;
  return pattern.sticky ? 1 : Math.max(String(text).length - start, 0);
}

module.exports = { COSTS, LISTS, TEXTS, patternCost };
