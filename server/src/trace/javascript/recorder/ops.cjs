'use strict';

/** What is said next. */
class Ops {
  /** @param {number} most characters of all that is ever said @param {() => void} giveUp does not come back */
  constructor(most, giveUp) {
    this.room = most;
    this.giveUp = giveUp;
    /** @type {string[]} */
    this.all = [];
  }

  /** @param {string} op as JSON */
  push(op) {
    this.room -= op.length;
    if (this.room < 0) {
      this.drop();
      this.giveUp();
    }
    this.all.push(op);
  }

  take() {
    const text = this.all.join(',');
    this.drop();
    return text;
  }

  drop() {
    this.all = [];
  }
}

module.exports = { Ops };
