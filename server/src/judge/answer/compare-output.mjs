// Plain JavaScript, as the command line is, which compares with it on everybody's own machine.
import { parseFlags, UnknownFlagError } from './comparison-flags.mjs';

/** @import { ComparisonFlags } from './comparison-flags.mjs' */

/**
 * Whether an output is right. Both sides are raw bytes; linear in their length.
 * @typedef {(actual: Uint8Array, expected: Uint8Array) => boolean} Checker
 */

/**
 * Names of the checkers without a parameter; `float:<tolerance>` is the one that has one.
 * @type {Readonly<Record<string, Checker>>}
 */
const NAMED = {
  lines: equalLines,
  tokens: equalTokens,
  'tokens-case': (actual, expected) => equalBytes(oneSpaced(actual), oneSpaced(expected)),
  'unordered-lines': equalUnorderedLines,
};

export class UnknownCheckerError extends Error {
  /** @override */
  name = 'UnknownCheckerError';
}

/**
 * Reads a checker's name:
 * - `lines`: blanks at line ends and at the end do not count, everything else does (Judge0's rule);
 * - `tokens`: words parted by whitespace, ASCII letters without case; `tokens-case`: with case;
 * - `float:1e-6`: as `tokens`, but numbers may differ by this much, absolutely or relatively;
 * - `unordered-lines`: the same lines in any order, blank ones ignored;
 * - `flags:case_sensitive float_relative_tolerance 1e-6`: as the Kattis package format's default
 *   comparison does with these flags.
 * @param {string} name
 * @returns {Checker}
 * @throws {UnknownCheckerError}
 */
export function parseChecker(name) {
  const named = Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
  if (named) return named;
  if (name.startsWith('flags:')) return flaggedChecker(name);
  const tolerance = name.startsWith('float:') ? parseNumber(Buffer.from(name.slice(6))) : null;
  // A tolerance of 1 would accept 0 for everything.
  if (tolerance === null || !(tolerance > 0 && tolerance < 1)) {
    throw new UnknownCheckerError(`Unknown checker "${name}"`);
  }
  const rules = { ...parseFlags([]), absolute: tolerance, relative: tolerance };
  return (actual, expected) => equalFloats(actual, expected, rules);
}

/**
 * @param {string} name
 * @returns {Checker}
 */
function flaggedChecker(name) {
  try {
    const rules = parseFlags(name.slice('flags:'.length).split(' '));
    return (actual, expected) =>
      (!rules.spaceSensitive || equalBytes(spacesOf(actual), spacesOf(expected))) &&
      equalFloats(actual, expected, rules);
  } catch (error) {
    if (!(error instanceof UnknownFlagError)) throw error;
    throw new UnknownCheckerError(`Unknown checker "${name}": ${error.message}`);
  }
}

const NUL = 0x00;
const TAB = 0x09;
const LF = 0x0a;
const CR = 0x0d;
const SPACE = 0x20;

/**
 * Space, \t, \n, \v, \f, \r: what C's isspace knows. NBSP and its kin are content.
 * @param {number} byte
 */
function isSpace(byte) {
  return byte === SPACE || (byte >= TAB && byte <= CR);
}

/**
 * @param {Uint8Array} a
 * @param {Uint8Array} b
 */
function equalBytes(a, b) {
  return Buffer.compare(a, b) === 0;
}

/**
 * @param {Uint8Array} actual
 * @param {Uint8Array} expected
 */
function equalLines(actual, expected) {
  return equalBytes(trimLineEnds(actual), trimLineEnds(expected));
}

/**
 * Cuts blanks (and NUL, as Ruby's rstrip does) from the end of each line and of the whole.
 * @param {Uint8Array} bytes
 */
function trimLineEnds(bytes) {
  const out = new Uint8Array(bytes.length);
  let length = 0;
  let afterContent = 0;
  let afterLineContent = 0;
  for (const byte of bytes) {
    if (byte === LF) {
      length = afterLineContent;
      out[length++] = LF;
      afterLineContent = length;
      continue;
    }
    out[length++] = byte;
    if (byte !== NUL && !isSpace(byte)) afterContent = afterLineContent = length;
  }
  return out.subarray(0, afterContent);
}

/**
 * @param {Uint8Array} actual
 * @param {Uint8Array} expected
 */
function equalUnorderedLines(actual, expected) {
  /** @type {Map<string, number>} */
  const missing = new Map();
  for (const line of contentLines(expected)) missing.set(line, (missing.get(line) ?? 0) + 1);
  for (const line of contentLines(actual)) {
    const left = missing.get(line) ?? 0;
    if (left === 0) return false;
    if (left === 1) missing.delete(line);
    else missing.set(line, left - 1);
  }
  return missing.size === 0;
}

/**
 * Latin-1 gives every byte a character of its own, so equal texts are equal bytes.
 * @param {Uint8Array} bytes
 */
function contentLines(bytes) {
  const text = textOf(trimLineEnds(bytes));
  return text.split('\n').filter((line) => line !== '');
}

/**
 * @param {Uint8Array} actual
 * @param {Uint8Array} expected
 */
function equalTokens(actual, expected) {
  return equalBytes(oneSpaced(actual, lowerCase), oneSpaced(expected, lowerCase));
}

/**
 * The tokens with one space after each, every byte passed through `map`.
 * @param {Uint8Array} bytes
 * @param {(byte: number) => number} map
 */
function oneSpaced(bytes, map = (byte) => byte) {
  const out = new Uint8Array(bytes.length + 1);
  let length = 0;
  let inside = false;
  for (const byte of bytes) {
    if (!isSpace(byte)) out[length++] = map(byte);
    else if (inside) out[length++] = SPACE;
    inside = !isSpace(byte);
  }
  if (inside) out[length++] = SPACE;
  return out.subarray(0, length);
}

/**
 * The whitespace as it is, with a NUL for each token between.
 * @param {Uint8Array} bytes
 */
function spacesOf(bytes) {
  const out = new Uint8Array(bytes.length);
  let length = 0;
  let inside = false;
  for (const byte of bytes) {
    if (isSpace(byte)) out[length++] = byte;
    else if (!inside) out[length++] = NUL;
    inside = !isSpace(byte);
  }
  return out.subarray(0, length);
}

/**
 * @param {Uint8Array} actual
 * @param {Uint8Array} expected
 * @param {ComparisonFlags} rules
 */
function equalFloats(actual, expected, rules) {
  const given = tokensOf(actual);
  for (const right of tokensOf(expected)) {
    const next = given.next();
    if (next.done === true || !equalByRules(next.value, right, rules)) return false;
  }
  return given.next().done === true;
}

/**
 * @param {Uint8Array} bytes
 * @returns {Generator<Uint8Array, undefined, undefined>}
 */
function* tokensOf(bytes) {
  let start = -1;
  for (let i = 0; i <= bytes.length; i++) {
    const outside = isSpace(bytes[i] ?? SPACE);
    if (outside && start >= 0) yield bytes.subarray(start, i);
    if (outside) start = -1;
    else if (start < 0) start = i;
  }
}

/** @param {number} byte */
function lowerCase(byte) {
  return byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : byte;
}

/**
 * Where the answer is not a number, or numbers may not differ, tokens are compared as text.
 * @param {Uint8Array} actual
 * @param {Uint8Array} expected
 * @param {ComparisonFlags} rules
 */
function equalByRules(actual, expected, rules) {
  const { absolute, relative, caseSensitive } = rules;
  const hasTolerance = absolute !== null || relative !== null;
  const right = hasTolerance ? parseNumber(expected) : null;
  if (right === null) return (caseSensitive ? equalBytes : equalTokens)(actual, expected);
  const given = parseNumber(actual);
  if (given === null) return false;
  // Against infinity every difference is infinite, and so is every relative tolerance; NaN equals
  // nothing.
  if (!Number.isFinite(given) || !Number.isFinite(right)) return given === right;
  const tolerance = Math.max(absolute ?? 0, (relative ?? 0) * Math.abs(right));
  return Math.abs(given - right) <= tolerance;
}

/** @type {Readonly<Record<string, number>>} */
const SPECIAL_NUMBERS = {
  inf: Infinity,
  '+inf': Infinity,
  '-inf': -Infinity,
  infinity: Infinity,
  '+infinity': Infinity,
  '-infinity': -Infinity,
  nan: NaN,
  '+nan': NaN,
  '-nan': NaN,
};

/**
 * A decimal number, an infinity or NaN; null for anything else, also for numbers past a double.
 * @param {Uint8Array} token
 * @returns {number | null}
 */
function parseNumber(token) {
  if (token.every(isOfDecimal)) {
    const value = Number(textOf(token));
    return Number.isFinite(value) ? value : null;
  }
  if (token.length > '-infinity'.length) return null;
  const name = textOf(token).toLowerCase();
  return Object.hasOwn(SPECIAL_NUMBERS, name) ? (SPECIAL_NUMBERS[name] ?? null) : null;
}

/**
 * Whether a decimal number may hold this byte. Keeps from Number what else it takes, like 0x10.
 * @param {number} byte
 */
function isOfDecimal(byte) {
  return (byte >= 0x30 && byte <= 0x39) || DECIMAL_SIGNS.includes(byte);
}

const DECIMAL_SIGNS = Buffer.from('+-.eE');

/** @param {Uint8Array} token */
function textOf(token) {
  return Buffer.from(token.buffer, token.byteOffset, token.byteLength).toString('latin1');
}
