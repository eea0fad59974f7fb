'use strict';
// The program, from its start to its end. All of this lives in a realm of its own: what the program does to
// Array, Map or JSON is done to others.
const { instrument } = require('./instrument.cjs');
const { Recorder } = require('./recorder.cjs');

/** @typedef {(value: any) => boolean} Asks */
/**
 * Asks of what kind an object is, without its knowing.
 * @typedef {{
 *   isProxy: Asks, isNativeError: Asks, isMap: Asks, isSet: Asks, isDate: Asks, isRegExp: Asks,
 *   isArguments: Asks, isDataView: Asks,
 * }} Kinds
 */
/**
 * What main.cjs hands over of the program's realm.
 * @typedef {{
 *   readonly types: Kinds,
 *   readonly Object: unknown,
 *   readonly surroundings: unknown[],
 *   cpuMs(): number,
 *   put(text: string): void,
 *   size(): number,
 *   exitNow(code: number): void,
 *   compile(code: string): void,
 *   runScript(hooksName: string, hooks: object, code: string): void,
 *   runModule(hooksName: string, hooks: object, code: string): void,
 *   watch(to: {
 *     failed(error: unknown): void,
 *     ended(code: number): void,
 *     textOf(text: string): string,
 *   }): void,
 * }} World
 */
/**
 * What the recorder needs of it.
 * @typedef {Kinds & {
 *   readonly Object: unknown,
 *   isHidden: Asks,
 *   cpuMs(): number,
 *   printed(): number,
 *   write(fields: string): void,
 *   giveUp(of: string): void,
 * }} Host
 */
/** @typedef {{ steps: number, elements: number, objects: number, bytes: number, printed: number, cpuMs: number }} Bounds */
/** @typedef {{ source: string, lines: number[] | null, bounds: Bounds, mark: string }} Given */

/** @param {World} node @param {Given} given */
function start(node, { source, lines, bounds, mark }) {
  const output = new Output(node, mark);
  const lineOf = (/** @type {number} */ line) => (lines ? (lines[line - 1] ?? 0) : line);
  let made;
  try {
    made = instrument(source, lineOf);
  } catch {
    return startUnread(node, output, source);
  }
  const host = hostOf(node, output, (of) => {
    recorder.isOn = false;
    output.end(`"kind":"limit","of":"${of}"`, recorder.ops.take());
    node.exitNow(0);
  });
  const recorder = new Recorder(host, bounds, made);
  let isFatal = false;
  node.watch({
    failed(error) {
      isFatal = true;
      recorder.guarded(() => (output.fatal = recorder.fatal(error)), undefined);
    },
    ended(code) {
      recorder.guarded(() => recorder.last(), undefined);
      recorder.isOn = false;
      const exit =
        output.printed() > bounds.printed
          ? '"kind":"limit","of":"output"'
          : `"kind":"exit","code":${code}`;
      output.end(isFatal && output.fatal ? output.fatal : exit, recorder.ops.take());
    },
    textOf: (text) => made.edits.before(text) ?? text,
  });
  const code = made.code.replace(/^#!/, '//');
  if (made.isModule) node.runModule(made.hooks, recorder.hooks(), code);
  else node.runScript(made.hooks, recorder.hooks(), code);
}

/**
 * A program that cannot be parsed here. As a rule nobody can, and how it ends is as without us.
 * @param {World} node @param {Output} output @param {string} source
 */
function startUnread(node, output, source) {
  node.watch({
    failed(/** @type {any} */ error) {
      const line = /^\S*main\.js:(\d+)/.exec(error?.stack)?.[1] ?? '0';
      const text = JSON.stringify(String(error?.message));
      output.fatal = `"kind":"error","type":"SyntaxError","text":${text},"line":${line}`;
    },
    ended: () => output.end(output.fatal ?? '"kind":"exit","code":1', ''),
    textOf: (text) => text,
  });
  node.compile(source.replace(/^#!/, '//'));
  output.end('"kind":"limit","of":"syntax"', '');
  node.exitNow(0);
}

/**
 * @param {World} node
 * @param {Output} output
 * @param {Host['giveUp']} giveUp
 * @returns {Host}
 */
function hostOf(node, output, giveUp) {
  return {
    giveUp,
    ...node.types,
    Object: node.Object,
    isHidden: (value) => typeof value === 'function' || node.surroundings.includes(value),
    cpuMs: node.cpuMs,
    printed: () => output.printed(),
    write: (fields) => output.write(fields),
  };
}

/** The recording lies in the output, between what the program prints: a mark is before each of its lines. */
class Output {
  /** @param {World} node @param {string} mark */
  constructor({ put, size }, mark) {
    this.put = put;
    this.size = size;
    this.mark = mark;
    this.written = 0;
    this.hasEnded = false;
    /** @type {string | null} */
    this.fatal = null;
  }

  /** @param {string} fields ASCII */
  write(fields) {
    const line = `${this.mark}{${fields}}\n`;
    this.written += line.length;
    this.put(line);
  }

  /** Bytes. */
  printed() {
    return this.size() - this.written;
  }

  /** @param {string} fields @param {string} ops */
  end(fields, ops) {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.write(`${fields},"isWhole":true,"ops":[${ops}]`);
  }
}

module.exports = { start };
