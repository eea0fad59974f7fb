'use strict';
// Runs a program on the input it is given and counts its steps, by the hooks of recordings (decision 028) in a
// form that keeps nothing. A step is a statement, a turn of a loop, or what a call of the library goes through.
// Of a program that has the functions or classes that are asked for, only what happens inside them counts.
const { instrument, parseProgram } = require('../../trace/javascript/recorder/instrument.cjs');
const { chargeLibrary } = require('./library.cjs');
const { unseenIn } = require('./unseen.cjs');

/** @typedef {import('../../trace/javascript/recorder/instrument.cjs').Fn} Fn */
/** @typedef {import('../../trace/javascript/recorder/start.cjs').World} World */
/** @typedef {{ source: string, counted: string[], most: number, mark: string }} Given */

/** Counts; only what happens within some functions is inside. */
class Meter {
  /** @param {number} most @param {() => void} cap called above it */
  constructor(most, cap) {
    this.most = most;
    this.cap = cap;
    this.steps = 0;
    this.depth = 0;
    this.since = 0;
    this.inside = 0;
  }

  /** @param {number} steps */
  count(steps) {
    // What the program made of its objects may say nothing of their size.
    this.steps += steps > 0 ? steps : 0;
    if (this.steps > this.most) this.cap();
  }

  enter() {
    if (this.depth === 0) this.since = this.steps;
    this.depth += 1;
  }

  leave() {
    this.depth -= 1;
    if (this.depth === 0) this.inside += this.steps - this.since;
  }
}

/** @param {World} node @param {Given} given */
function start(node, { source, counted, most, mark }) {
  let hasReported = false;
  const report = (/** @type {object} */ answer) => {
    if (!hasReported) node.put(`${mark}${JSON.stringify(answer)}\n`);
    hasReported = true;
  };
  const leave = (/** @type {object} */ answer) => {
    report(answer);
    node.exitNow(0);
  };
  const meter = new Meter(most, () => leave({ capped: true }));
  const made = prepare(source, counted);
  if ('answer' in made) return leave(made.answer);
  const { code, hooks, functions } = made;
  const isCounted = functions.map((of) => isOneOf(of, counted));
  const isFound = isCounted.includes(true);
  node.watch({
    failed: () => report({ failed: 'an error' }),
    ended(exitCode) {
      while (meter.depth > 0) meter.leave();
      const steps = isFound ? meter.inside : meter.steps;
      report(exitCode === 0 ? { steps, whole: !isFound } : { failed: `exit code ${exitCode}` });
    },
    textOf: (text) => text,
  });
  chargeLibrary(node, (steps) => meter.count(steps));
  node.runScript(hooks, hooksOf(meter, isCounted), code.replace(/^#!/, '//'));
}

/** @param {string} source @param {string[]} counted @returns {ReturnType<typeof instrument> | { answer: object }} */
function prepare(source, counted) {
  try {
    const { program, isModule } = parseProgram(source);
    const unseen = isModule ? 'import' : unseenIn(program);
    if (unseen !== null) return { answer: { unseen } };
    const made = instrument(source, (line) => line, true);
    const waits = made.functions.some((of) => of.mayWait && isOneOf(of, counted));
    if (made.hasUnseen || waits)
      return { answer: { unseen: waits ? 'async or yield' : 'a function declared twice' } };
    return made;
  } catch (error) {
    return { answer: { failed: String(error) } };
  }
}

/** @param {Fn} of @param {string[]} counted */
const isOneOf = ({ name, owner }, counted) =>
  counted.includes(name) || (owner !== null && counted.includes(owner));

/** Those of a recording. @param {Meter} meter @param {boolean[]} isCounted by function */
function hooksOf(meter, isCounted) {
  const second = (/** @type {unknown} */ _call, /** @type {unknown} */ value) => value;
  return Object.freeze({
    __proto__: null,
    program: () => -1,
    call(/** @type {number} */ at) {
      if (isCounted[at]) meter.enter();
      return at;
    },
    step: () => meter.count(1),
    leave(/** @type {number} */ at) {
      if (isCounted[at]) meter.leave();
    },
    ...{ value: second, give: second, wait: second, goOn: second, thrown: second },
    see() {},
    caught() {},
    fields() {},
  });
}

module.exports = { start };
