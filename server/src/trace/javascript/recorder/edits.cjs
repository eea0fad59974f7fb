'use strict';

/**
 * Text that is put into a source. At one place, the head of a block comes first, then what ends something,
 * then what begins something; else it is in the order in which it was asked for. No line is moved.
 */
class Edits {
  /** @param {string} source */
  constructor(source) {
    this.source = source;
    /** @type {{ at: number, rank: number, text: string }[]} */
    this.all = [];
    /** Where each piece begins in the new text and in the source, and how long it is. */
    this.pieces = /** @type {{ now: number, before: number, length: number }[]} */ ([]);
  }

  /** Directly behind a bracket, which may close at once. @param {number} at @param {string} text */
  head(at, text) {
    this.all.push({ at, rank: -1, text });
  }

  /** @param {number} at @param {string} text */
  open(at, text) {
    this.all.push({ at, rank: 1, text });
  }

  /** @param {number} at @param {string} text */
  close(at, text) {
    this.all.push({ at, rank: 0, text });
  }

  apply() {
    // Stable: it keeps the order within a place.
    const sorted = this.all.sort((a, b) => a.at - b.at || a.rank - b.rank);
    let [code, last] = ['', 0];
    const keep = (/** @type {number} */ end) => {
      this.pieces.push({ now: code.length, before: last, length: end - last });
      code += this.source.slice(last, end);
      last = end;
    };
    for (const { at, text } of sorted) {
      if (at > last) keep(at);
      code += text;
    }
    keep(this.source.length);
    this.code = code;
    return code;
  }

  /**
   * What the source has in the place of a part of the new text; null of what is no part of it.
   * @param {string} text
   */
  before(text) {
    const start = this.code?.indexOf(text) ?? -1;
    if (start === -1) return null;
    const end = start + text.length;
    return this.pieces
      .map(({ now, before, length }) => {
        const from = Math.max(start - now, 0);
        const to = Math.min(end - now, length);
        return from < to ? this.source.slice(before + from, before + to) : '';
      })
      .join('');
  }
}

module.exports = { Edits };
