/**
 * Numbers of at least two digits, by which a statement bounds its input and a validator does.
 * Small ones say too little: every program is full of them.
 */
const TOLD_FROM = 10n;

/** What a validator says when the input is valid. */
const IS_VALID = 42n;

/** Constraints speak of characters by their codes, validators by themselves. */
const IS_OF_CODES = /\bASCII\b/;

/** @param constraints one per line, in Markdown with formulas in LaTeX */
export function boundsOfStatement(constraints: string): Set<bigint> {
  const lines = constraints.split('\n').filter((line) => !IS_OF_CODES.test(line));
  return boundsIn(
    lines.join('\n').replaceAll(/(?<=\d)(?:\\,|,)(?=\d{3})/g, ''),
    /(?:(\d+) *\\cdot *)?(\d+)(?:\^\{?(\d+)\}?)?/g,
  );
}

/** @param source a program in Python */
export function boundsOfValidator(source: string): Set<bigint> {
  const bounds = boundsIn(
    source.replaceAll(/(?<=\d)_(?=\d)/g, ''),
    /(?:(\d+) *\* *)?(\d+)(?: *\*\* *(\d+))?/g,
  );
  bounds.delete(IS_VALID);
  return bounds;
}

/** Factor, base and exponent. */
function boundsIn(text: string, number: RegExp): Set<bigint> {
  const found = [...text.matchAll(number)].map(
    ([, factor, base, exponent]) =>
      BigInt(factor ?? '1') * BigInt(base ?? '0') ** BigInt(exponent ?? '1'),
  );
  return new Set(found.filter((value) => value >= TOLD_FROM));
}
