'use strict';
// What the hooks in a program do: they keep its calls, and write down each step.
const { Heap } = require('./heap.cjs');
const { Ops } = require('./ops.cjs');
const { describe, quote } = require('./values.cjs');

/** @typedef {import('./instrument.cjs').Fn} Fn */
/** @typedef {import('./instrument.cjs').Site} Site */
/**
 * A call, or the program itself, whose `of` is null.
 * @typedef {{
 *   readonly of: Fn | null,
 *   isOpen: boolean,
 *   site: Site | null,
 *   read: ((index: number) => unknown) | undefined,
 *   seen: Map<string, string>,
 *   roots: unknown[],
 *   result: { readonly value: unknown } | null,
 *   isRaising: boolean,
 * }} Call
 */

const CLOCK_EVERY = 32;
/** A variable whose declaration is still to come. */
const UNSET = Symbol('unset');

class Recorder {
  /**
   * @param {import('./start.cjs').Host} host
   * @param {import('./start.cjs').Bounds} bounds
   * @param {{ code: string, sites: Site[], functions: Fn[] }} made
   */
  constructor(host, bounds, { code, sites, functions }) {
    this.host = host;
    this.bounds = bounds;
    this.sites = sites;
    this.functions = functions;
    this.heap = new Heap(host, bounds, code);
    /** @type {Call[]} */
    this.stack = [];
    this.ops = new Ops(bounds.bytes, () => host.giveUp('bytes'));
    this.steps = 0;
    this.isOn = true;
    this.isBusy = false;
    this.program = newCall(null);
    /** @type {{ readonly error: unknown, readonly line: number } | null} */
    this.raised = null;
  }

  /** The hooks, of which none throws. */
  hooks() {
    const hooks = Object.freeze({
      __proto__: null,
      program: () => this.guarded(() => this.enter(this.program), this.program),
      call: (/** @type {number} */ at) => this.begin(newCall(this.functions[at] ?? null)),
      step: (/** @type {Call} */ call, /** @type {number} */ at, /** @type {any} */ read) =>
        this.guarded(() => this.step(call, at, read), undefined),
      see: (/** @type {Call} */ call, /** @type {number} */ at, /** @type {any} */ read) =>
        this.guarded(() => this.see(call, at, read), undefined),
      value(/** @type {Call} */ call, /** @type {unknown} */ value) {
        call.result = { value };
        return value;
      },
      leave: (/** @type {Call} */ call) => this.guarded(() => this.leave(call), undefined),
      give: (/** @type {Call} */ call, /** @type {unknown} */ value) => {
        call.result = { value };
        return this.guarded(() => this.leave(call), value);
      },
      wait: (/** @type {Call} */ call, /** @type {unknown} */ value) => {
        return this.guarded(() => this.pause(call), value);
      },
      goOn: (/** @type {Call} */ call, /** @type {unknown} */ value) => {
        call.result = null;
        return this.guarded(() => this.enter(call), value);
      },
      thrown: (/** @type {Call} */ call, /** @type {unknown} */ error) => {
        call.isRaising = true;
        return this.guarded(() => this.raise(call, error), error);
      },
      caught: (/** @type {Call} */ call, /** @type {unknown[]} */ ...errors) =>
        this.guarded(() => this.raise(call, ...errors), undefined),
      fields: (
        /** @type {unknown} */ prototype,
        /** @type {string[]} */ names,
        /** @type {any} */ read,
      ) => {
        this.heap.reader.hidden.set(prototype, { names, read, missing: hooks });
      },
    });
    return hooks;
  }

  /**
   * @template T
   * @param {() => unknown} act
   * @param {T} answer
   */
  guarded(act, answer) {
    if (!this.isOn || this.isBusy) return answer;
    this.isBusy = true;
    try {
      act();
    } catch {
      // The stack has no room for more, or the output is closed.
      this.isOn = false;
      this.ops.drop();
    } finally {
      this.isBusy = false;
    }
    if (!this.isOn) this.host.giveUp('depth');
    return answer;
  }

  /** @param {Call} call */
  begin(call) {
    return this.guarded(() => {
      const caller = this.stack.at(-1);
      if (caller) this.look(caller, 0);
      this.enter(call);
    }, call);
  }

  /** Makes a call the innermost one: those within it are over, by an exception that was caught outside. @param {Call} call */
  enter(call) {
    if (!call.isOpen) {
      call.isOpen = true;
      call.seen = new Map();
      this.stack.push(call);
      const { of } = call;
      if (!of) return;
      this.ops.push(`["c",${quote(of.name)},${of.line},[${of.params.map(quote).join(',')}]]`);
    }
    while (this.stack.at(-1) !== call) this.drop();
  }

  /** The innermost call ends without a value. */
  drop() {
    const call = this.stack.pop();
    if (!call) throw new Error('no call is open');
    call.isOpen = false;
    this.ops.push('["r"]');
  }

  /** @param {Call} call @param {number} at @param {any} read */
  see(call, at, read) {
    this.enter(call);
    call.site = this.sites[at] ?? null;
    call.read = read;
  }

  /** @param {Call} call @param {number} at @param {any} read */
  step(call, at, read) {
    this.see(call, at, read);
    call.isRaising = false;
    const { host, bounds } = this;
    if (this.steps >= bounds.steps) host.giveUp('steps');
    if (host.printed() > bounds.printed) host.giveUp('output');
    if (this.steps % CLOCK_EVERY === 0 && host.cpuMs() > bounds.cpuMs) host.giveUp('time');
    this.steps += 1;
    this.snapshot();
    host.write(`"line":${call.site?.line ?? 0},"ops":[${this.ops.take()}]`);
  }

  /** @param {Call} call */
  leave(call) {
    if (!call.isOpen) return;
    while (this.stack.at(-1) !== call) this.drop();
    /** @type {unknown[]} */
    const found = [];
    const told = this.heap.tell(call.result?.value, found);
    this.snapshot(found);
    this.stack.pop();
    call.isOpen = false;
    this.ops.push(call.isRaising ? '["r"]' : `["r",${told}]`);
  }

  /** Others go on meanwhile. @param {Call} call */
  pause(call) {
    if (!call.isOpen || !call.of) return;
    while (this.stack.at(-1) !== call) this.drop();
    this.snapshot();
    this.drop();
  }

  /** @param {Call} call @param {unknown[]} errors none where its name is not known */
  raise(call, ...errors) {
    if (call.of || call.isOpen) this.enter(call);
    if (errors.length === 0 || (this.raised && Object.is(this.raised.error, errors[0]))) return;
    this.raised = { error: errors[0], line: call.site?.line ?? 0 };
    const [type, text] = describe(errors[0], this.host);
    this.ops.push(`["e",${quote(type)},${quote(text)}]`);
  }

  /** What ended the program, as JSON. @param {unknown} error */
  fatal(error) {
    if (!this.raised || !Object.is(this.raised.error, error)) {
      this.raise(this.stack.at(-1) ?? this.program, error);
    }
    const [type, text] = describe(error, this.host);
    return `"kind":"error","type":${quote(type)},"text":${quote(text)},"line":${this.raised?.line ?? 0}`;
  }

  /** What has changed since the last step is still to be told; all calls are over. */
  last() {
    if (this.stack.length > 0) this.enter(this.program);
    this.snapshot();
  }

  /** @param {unknown[]} [more] */
  snapshot(more = []) {
    const roots = [];
    for (let depth = 0; depth < this.stack.length; depth += 1) {
      const call = this.stack[this.stack.length - 1 - depth];
      if (!call) continue;
      // The others wait, and nothing else can change their variables.
      if (depth === 0 || !call.of || call.of.isShared) this.look(call, depth);
      roots.push(...call.roots);
    }
    this.heap.walk([...roots, ...more], this.ops);
  }

  /** What has become of the variables of one call. @param {Call} call @param {number} depth */
  look(call, depth) {
    const { ops } = this;
    const { seen, site, read } = call;
    const now = new Map();
    /** @type {unknown[]} */
    const roots = [];
    for (const [at, name] of (site?.names ?? []).entries()) {
      const value = this.valueOf(read, at);
      if (!this.isShown(call, name, value)) continue;
      const told = this.heap.tell(value, roots);
      now.set(name, told);
      if (seen.get(name) !== told) ops.push(`["v",${depth},${quote(name)},${told}]`);
    }
    for (const name of seen.keys()) {
      if (!now.has(name)) ops.push(`["u",${depth},${quote(name)}]`);
    }
    call.seen = now;
    call.roots = roots;
  }

  /** Not before it has had a value. @param {Call} call @param {string} name @param {unknown} value */
  isShown({ of, seen }, name, value) {
    if (value === UNSET || this.host.isHidden(value)) return false;
    return value !== undefined || seen.has(name) || of?.params.includes(name) === true;
  }

  /** @param {Call['read']} read @param {number} at */
  valueOf(read, at) {
    try {
      return read?.(at);
    } catch {
      return UNSET;
    }
  }
}

/** @param {Fn | null} of @returns {Call} */
function newCall(of) {
  const open = { isOpen: false, site: null, read: undefined, seen: new Map(), roots: [] };
  return { of, ...open, result: null, isRaising: false };
}

module.exports = { Recorder };
