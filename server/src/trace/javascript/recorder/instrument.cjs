'use strict';
// Puts hooks into a program: before each statement, and where a call begins, waits, goes on and ends.
const { parse } = require('acorn');
const { Edits } = require('./edits.cjs');
const { visitExpression } = require('./expressions.cjs');
const { declaredIn, varsIn } = require('./names.cjs');
const { visitStatements } = require('./statements.cjs');

/** @typedef {any} Node of acorn */
/**
 * What is known of the place of a statement: the names that can be read there, whether its call is
 * recorded, and may wait; what `continue` goes on with.
 * @typedef {{
 *   readonly names: readonly string[],
 *   readonly isRecorded: boolean,
 *   readonly mayWait: boolean,
 *   readonly isModule: boolean,
 *   readonly isHidden: boolean,
 *   readonly loops: readonly { readonly labels: readonly string[], readonly again: string }[],
 * }} Scope
 */
/**
 * A function of the program; `owner` is the class that it is a method of.
 * @typedef {{
 *   name: string, owner: string | null, line: number, params: string[], mayWait: boolean, isShared: boolean,
 * }} Fn
 */
/** @typedef {{ readonly line: number, readonly names: readonly string[] }} Site */

const PARSING = /** @type {const} */ ({
  ecmaVersion: 'latest',
  locations: true,
  preserveParens: true,
  allowHashBang: true,
});

class Instrumenter {
  /** @param {string} source @param {(line: number) => number} lineOf 0 of what nobody wrote @param {boolean} isWhole */
  constructor(source, lineOf, isWhole) {
    this.source = source;
    this.lineOf = lineOf;
    /** Whether short functions in the midst of a line have steps of their own. */
    this.isWhole = isWhole;
    /** Whether there are functions that can have no hooks. */
    this.hasUnseen = false;
    this.edits = new Edits(source);
    // A name that the program does not have.
    this.hooks = '$t';
    while (source.includes(this.hooks)) this.hooks += '_';
    /** The call's own record, in each function. */
    this.call = `${this.hooks}f`;
    this.error = `${this.hooks}e`;
    /** @type {Fn[]} */
    this.functions = [];
    /** @type {Site[]} */
    this.sites = [];
    this.visitExpression = visitExpression.bind(null, this);
    this.visitStatements = visitStatements.bind(null, this);
  }

  /**
   * A step, as an expression; empty of what nobody wrote.
   * @param {Node} node
   * @param {Scope} scope
   */
  step(node, scope) {
    const line = this.lineOf(node.loc.start.line);
    if (!scope.isRecorded || line === 0) return '';
    return `${this.hooks}.step(${this.call},${this.site(line, scope)})`;
  }

  /** A place, and what reads its names. @param {number} line @param {Scope} scope */
  site(line, { names, isHidden }) {
    const shown = isHidden ? [] : [...new Set(names)];
    this.sites.push({ line, names: shown });
    const place = this.sites.length - 1;
    if (shown.length === 0) return String(place);
    // By a name that the program cannot have: it would hide the program's own.
    const index = `${this.hooks}i`;
    const cases = shown.map((name, at) => `${index}===${at}?${name}:`);
    return `${place},${index}=>${cases.join('')}0`;
  }
}

/**
 * @param {string} source
 * @param {(line: number) => number} lineOf
 * @param {boolean} [isWhole] whether short functions in the midst of a line have steps of their own
 * @returns {{
 *   code: string, edits: InstanceType<typeof Edits>, hooks: string, isModule: boolean, sites: Site[], functions: Fn[],
 *   hasUnseen: boolean,
 * }} `hasUnseen`: whether there are functions that can have no hooks
 * @throws {SyntaxError} it cannot be parsed
 */
function instrument(source, lineOf, isWhole = false) {
  const { program, isModule } = parseProgram(source);
  const maker = new Instrumenter(source, lineOf, isWhole);
  const { edits, hooks, call } = maker;
  const body = program.body;
  const directives = body.filter((/** @type {Node} */ { directive }) => directive !== undefined);
  const names = [...varsIn(body), ...body].flatMap((one) => declaredIn([one]));
  /** @type {Scope} */
  const scope = {
    ...{ names, isRecorded: true, mayWait: isModule, isModule: true, isHidden: false },
    loops: [],
  };
  // `#!` is the first line or nowhere.
  const start = directives.at(-1)?.end ?? /^#!.*(?:\r?\n)?/.exec(source)?.[0].length ?? 0;
  const found = isModule ? `globalThis[${JSON.stringify(hooks)}]` : hooks;
  const own = isModule ? `const ${hooks}=${found};delete ${found};` : '';
  edits.head(start, `;${own}const ${call}=${hooks}.program();`);
  maker.visitStatements(body.slice(directives.length), scope);
  // Where it has come to its end, and callbacks are still to come.
  edits.close(source.length, `\n;${hooks}.see(${call},${maker.site(0, scope)});`);
  const { sites, functions, hasUnseen } = maker;
  return { code: edits.apply(), edits, hooks, isModule, sites, functions, hasUnseen };
}

/** @param {string} source @returns {{ program: Node, isModule: boolean }} */
function parseProgram(source) {
  try {
    const script = { ...PARSING, sourceType: /** @type {const} */ ('commonjs') };
    return { program: parse(source, script), isModule: false };
  } catch (error) {
    try {
      const program = parse(source, { ...PARSING, sourceType: 'module' });
      return { program, isModule: true };
    } catch {
      throw error;
    }
  }
}

module.exports = { instrument, parseProgram };
