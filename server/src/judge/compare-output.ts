/** Whether an output is right. Both sides are raw bytes; linear in their length. */
export type Checker = (actual: Uint8Array, expected: Uint8Array) => boolean;

/** Names of the checkers without a parameter; `float:<tolerance>` is the one that has one. */
const NAMED: Readonly<Record<string, Checker>> = {
  lines: equalLines,
  tokens: equalTokens,
  'tokens-case': (actual, expected) => equalBytes(oneSpaced(actual), oneSpaced(expected)),
  'unordered-lines': equalUnorderedLines,
};

export class UnknownCheckerError extends Error {
  override readonly name = 'UnknownCheckerError';
}

/**
 * Reads a checker's name:
 * - `lines`: blanks at line ends and at the end do not count, everything else does (Judge0's rule);
 * - `tokens`: words parted by whitespace, ASCII letters without case; `tokens-case`: with case;
 * - `float:1e-6`: as `tokens`, but numbers may differ by this much, absolutely or relatively;
 * - `unordered-lines`: the same lines in any order, blank ones ignored.
 * @throws {UnknownCheckerError}
 */
export function parseChecker(name: string): Checker {
  const named = Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
  if (named) return named;
  const tolerance = name.startsWith('float:') ? parseNumber(latin1(name.slice(6))) : null;
  // A tolerance of 1 would accept 0 for everything.
  if (tolerance === null || !(tolerance > 0 && tolerance < 1)) {
    throw new UnknownCheckerError(`Unknown checker "${name}"`);
  }
  return (actual, expected) => equalFloats(actual, expected, tolerance);
}

const NUL = 0x00;
const TAB = 0x09;
const LF = 0x0a;
const CR = 0x0d;
const SPACE = 0x20;

/** Space, \t, \n, \v, \f, \r: what C's isspace knows. NBSP and its kin are content. */
function isSpace(byte: number): boolean {
  return byte === SPACE || (byte >= TAB && byte <= CR);
}

function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0;
}

function equalLines(actual: Uint8Array, expected: Uint8Array): boolean {
  return equalBytes(trimLineEnds(actual), trimLineEnds(expected));
}

/** Cuts blanks (and NUL, as Ruby's rstrip does) from the end of each line and of the whole. */
function trimLineEnds(bytes: Uint8Array): Uint8Array {
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

function equalUnorderedLines(actual: Uint8Array, expected: Uint8Array): boolean {
  const missing = new Map<string, number>();
  for (const line of contentLines(expected)) missing.set(line, (missing.get(line) ?? 0) + 1);
  for (const line of contentLines(actual)) {
    const left = missing.get(line) ?? 0;
    if (left === 0) return false;
    if (left === 1) missing.delete(line);
    else missing.set(line, left - 1);
  }
  return missing.size === 0;
}

/** Latin-1 gives every byte a character of its own, so equal texts are equal bytes. */
function contentLines(bytes: Uint8Array): string[] {
  const text = Buffer.from(trimLineEnds(bytes)).toString('latin1');
  return text.split('\n').filter((line) => line !== '');
}

function equalTokens(actual: Uint8Array, expected: Uint8Array): boolean {
  return equalBytes(oneSpaced(actual, lowerCase), oneSpaced(expected, lowerCase));
}

/** The tokens with one space after each, every byte passed through `map`. */
function oneSpaced(bytes: Uint8Array, map = (byte: number): number => byte): Uint8Array {
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

function equalFloats(actual: Uint8Array, expected: Uint8Array, tolerance: number): boolean {
  const given = tokensOf(actual);
  for (const right of tokensOf(expected)) {
    const next = given.next();
    if (next.done === true || !equalNumbers(next.value, right, tolerance)) return false;
  }
  return given.next().done === true;
}

function* tokensOf(bytes: Uint8Array): Generator<Uint8Array, undefined, undefined> {
  let start = -1;
  for (let i = 0; i <= bytes.length; i++) {
    const outside = isSpace(bytes[i] ?? SPACE);
    if (outside && start >= 0) yield bytes.subarray(start, i);
    if (outside) start = -1;
    else if (start < 0) start = i;
  }
}

function lowerCase(byte: number): number {
  return byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : byte;
}

/** Where the answer is no number, the tokens themselves count. */
function equalNumbers(actual: Uint8Array, expected: Uint8Array, tolerance: number): boolean {
  const right = parseNumber(expected);
  if (right === null) return equalTokens(actual, expected);
  const given = parseNumber(actual);
  if (given === null || Number.isNaN(given) || Number.isNaN(right)) return false;
  // Against infinity every difference is infinite, and so is every relative tolerance.
  if (!Number.isFinite(given) || !Number.isFinite(right)) return given === right;
  return Math.abs(given - right) <= Math.max(tolerance, tolerance * Math.abs(right));
}

const SPECIAL_NUMBERS: Readonly<Record<string, number>> = {
  inf: Infinity,
  infinity: Infinity,
  nan: NaN,
};

/** A decimal number, an infinity or NaN; null for anything else, also for numbers past a double. */
function parseNumber(token: Uint8Array): number | null {
  const sign = isSign(token[0]) ? 1 : 0;
  const body = token.subarray(sign);
  const text = Buffer.from(token).toString('latin1');
  if (isDecimal(body)) {
    const value = Number(text);
    return Number.isFinite(value) ? value : null;
  }
  if (body.length > 8) return null;
  const name = text.slice(sign).toLowerCase();
  const special = Object.hasOwn(SPECIAL_NUMBERS, name) ? SPECIAL_NUMBERS[name] : undefined;
  if (special === undefined) return null;
  return text.startsWith('-') ? -special : special;
}

/** `12`, `12.`, `.5`, `1.5e-3`. Written out because a pattern could go quadratic on long digits. */
function isDecimal(token: Uint8Array): boolean {
  const whole = skipDigits(token, 0);
  const fraction = token[whole] === 0x2e ? skipDigits(token, whole + 1) : whole;
  const digits = fraction - (fraction > whole ? 1 : 0);
  if (digits === 0) return false;
  if (fraction === token.length) return true;
  if (lowerCase(token[fraction] ?? 0) !== 0x65) return false;
  const exponent = fraction + (isSign(token[fraction + 1]) ? 2 : 1);
  return exponent < token.length && skipDigits(token, exponent) === token.length;
}

function skipDigits(token: Uint8Array, from: number): number {
  let at = from;
  while (isDigit(token[at])) at++;
  return at;
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39;
}

function isSign(byte: number | undefined): boolean {
  return byte === 0x2b || byte === 0x2d;
}

function latin1(text: string): Uint8Array {
  return Buffer.from(text, 'latin1');
}
