'use strict';
// Which objects there are, and what has become of each since it was last said.
const { GETTER, HOLE, Reader } = require('./readers.cjs');
const { plain, quote, words } = require('./values.cjs');

/** @typedef {import('./readers.cjs').Parts} Parts */
/** @typedef {InstanceType<typeof import('./ops.cjs').Ops>} Ops */
/** @typedef {{ keys: string[] | null, items: string[], length: number }} Said */

/** Numbers the objects in the order in which they are met. */
class Heap {
  /** @param {import('./start.cjs').Host} host @param {import('./start.cjs').Bounds} bounds @param {string} code */
  constructor(host, bounds, code) {
    this.most = bounds.objects;
    this.reader = new Reader(host, bounds.elements, code);
    /** @type {Map<unknown, number>} */
    this.numbers = new Map();
    /** @type {Map<number, Said>} */
    this.said = new Map();
    /** @type {Map<number, { parts: Parts, found: unknown[] }>} as they were then */
    this.parts = new Map();
  }

  /**
   * A value as JSON; an object that is shown by itself is a reference, and added to `found`.
   * @param {any} value @param {unknown[]} found
   * @returns {string}
   */
  tell(value, found) {
    if (value === GETTER) return words('getter');
    if (value === HOLE) return words('empty');
    const told = plain(value) ?? this.reader.inWords(value);
    if (told !== null) return told;
    let number = this.numbers.get(value);
    if (number === undefined) this.numbers.set(value, (number = this.numbers.size + 1));
    found.push(value);
    return `[${number}]`;
  }

  /** Says what is new of all that can be reached. @param {unknown[]} roots @param {Ops} ops */
  walk(roots, ops) {
    const reached = new Set();
    const todo = [...roots];
    for (let at = 0; at < todo.length && reached.size < this.most; at += 1) {
      const value = todo[at];
      const number = this.numbers.get(value) ?? 0;
      if (reached.has(number)) continue;
      reached.add(number);
      const parts = this.reader.partsOf(value);
      const before = this.parts.get(number);
      if (before && isSame(before.parts, parts)) {
        todo.push(...before.found);
        continue;
      }
      /** @type {unknown[]} */
      const found = [];
      this.say(number, parts, this.told(parts, found), ops);
      this.parts.set(number, { parts, found });
      todo.push(...found);
    }
  }

  /** @param {Parts} parts @param {unknown[]} found @returns {Said} */
  told({ keys, values, length }, found) {
    return {
      keys: keys && keys.map((key) => this.tell(key, found)),
      items: values.map((value) => this.tell(value, found)),
      length,
    };
  }

  /** @param {number} number @param {Parts} parts @param {Said} now @param {Ops} ops */
  say(number, { kind, type }, now, ops) {
    const before = this.said.get(number);
    this.said.set(number, now);
    const { keys, items, length } = now;
    if (!before || kind === 'set' || (keys && !(namesAll(before) && namesAll(now)))) {
      const flat = keys ? items.map((item, at) => `[${keys[at]},${item}]`) : items;
      ops.push(`["o",${number},"${kind}",${quote(type)},[${flat.join(',')}],${length}]`);
    } else if (keys) sayEntries(number, before, now, ops);
    else {
      const [start, oldEnd, newEnd] = difference(before.items, items);
      if (start === oldEnd && start === newEnd && length === before.length) return;
      const text = items.slice(start, newEnd).join(',');
      ops.push(`["x",${number},${start},${oldEnd - start},[${text}],${length}]`);
    }
  }
}

/**
 * Whether each entry has a key of its own: not where some are left out, or long keys are cut to one.
 * @param {Said} said
 */
function namesAll({ keys, length }) {
  return new Set(keys).size === length;
}

/** @param {number} number @param {Said} before @param {Said} now @param {Ops} ops */
function sayEntries(number, before, now, ops) {
  const old = new Map(before.keys?.map((key, at) => [key, before.items[at]]));
  const keys = now.keys ?? [];
  const stay = staying([...old.keys()], keys);
  for (const key of old.keys()) if (!stay.has(key)) ops.push(`["d",${number},${key}]`);
  let left = stay.size;
  for (const [at, key] of keys.entries()) {
    const isNew = !stay.has(key);
    if (!isNew) left -= 1;
    if (!isNew && old.get(key) === now.items[at]) continue;
    const place = isNew && left > 0 ? `,${at}` : '';
    ops.push(`["k",${number},${key},${now.items[at]}${place}]`);
  }
}

/**
 * Keys that follow each other as they did. What moves goes to the end nearly always.
 * @param {readonly string[]} old @param {readonly string[]} keys
 */
function staying(old, keys) {
  const places = new Map(old.map((key, at) => [key, at]));
  /** @type {Set<string>} */
  const stay = new Set();
  let last = -1;
  for (const key of keys) {
    const place = places.get(key) ?? -1;
    if (place <= last) continue;
    stay.add(key);
    last = place;
  }
  return stay;
}

/** Whether an object is made of the very same ones. @param {Parts} a @param {Parts} b */
function isSame(a, b) {
  return (
    a.length === b.length && areSame(a.values, b.values) && areSame(a.keys ?? [], b.keys ?? [])
  );
}

/** @param {readonly unknown[]} a @param {readonly unknown[]} b */
function areSame(a, b) {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at += 1) if (!Object.is(a[at], b[at])) return false;
  return true;
}

/**
 * Where two lists begin to differ, and where each is again as the other.
 * @param {readonly string[]} before @param {readonly string[]} now
 * @returns {[start: number, oldEnd: number, newEnd: number]}
 */
function difference(before, now) {
  let [start, oldEnd, newEnd] = [0, before.length, now.length];
  while (start < oldEnd && start < newEnd && before[start] === now[start]) start += 1;
  while (oldEnd > start && newEnd > start && before[oldEnd - 1] === now[newEnd - 1]) {
    oldEnd -= 1;
    newEnd -= 1;
  }
  return [start, oldEnd, newEnd];
}

module.exports = { Heap };
