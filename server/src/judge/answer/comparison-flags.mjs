/**
 * What the default comparison of the Kattis problem package format is told; a tolerance is null when there
 * is none.
 * @typedef {{ readonly caseSensitive: boolean, readonly spaceSensitive: boolean,
 *   readonly absolute: number | null, readonly relative: number | null }} ComparisonFlags
 */

export class UnknownFlagError extends Error {
  /** @override */
  name = 'UnknownFlagError';
}

/** @type {Readonly<Record<string, readonly ('absolute' | 'relative')[]>>} */
const TOLERANCES = {
  float_tolerance: ['absolute', 'relative'],
  float_absolute_tolerance: ['absolute'],
  float_relative_tolerance: ['relative'],
};

/**
 * @param {readonly string[]} args
 * @returns {ComparisonFlags}
 * @throws {UnknownFlagError} a flag that the default comparison does not know
 */
export function parseFlags(args) {
  /** @type {{ -readonly [Name in keyof ComparisonFlags]: ComparisonFlags[Name] }} */
  const flags = { caseSensitive: false, spaceSensitive: false, absolute: null, relative: null };
  const left = [...args];
  for (let flag = left.shift(); flag !== undefined; flag = left.shift()) {
    if (flag === 'case_sensitive') flags.caseSensitive = true;
    else if (flag === 'space_change_sensitive') flags.spaceSensitive = true;
    else {
      const kinds = Object.hasOwn(TOLERANCES, flag) ? TOLERANCES[flag] : undefined;
      if (!kinds) throw new UnknownFlagError(`unknown flag ${JSON.stringify(flag)}`);
      const tolerance = parseTolerance(flag, left.shift());
      for (const kind of kinds) flags[kind] = tolerance;
    }
  }
  return flags;
}

/**
 * @param {string} flag
 * @param {string | undefined} text
 */
function parseTolerance(flag, text) {
  const value = text !== undefined && /^[\d.]+(?:[eE][+-]?\d+)?$/.test(text) ? Number(text) : NaN;
  if (Number.isFinite(value)) return value;
  throw new UnknownFlagError(`${flag} needs a number, not ${JSON.stringify(text ?? '')}`);
}

/**
 * The flags in the format's own words.
 * @param {ComparisonFlags} flags
 * @returns {string[]}
 */
export function argumentsOf(flags) {
  const { caseSensitive, spaceSensitive, absolute, relative } = flags;
  const tolerances =
    absolute !== null && absolute === relative
      ? ['float_tolerance', String(absolute)]
      : [
          ...(absolute === null ? [] : ['float_absolute_tolerance', String(absolute)]),
          ...(relative === null ? [] : ['float_relative_tolerance', String(relative)]),
        ];
  return [
    ...(caseSensitive ? ['case_sensitive'] : []),
    ...(spaceSensitive ? ['space_change_sensitive'] : []),
    ...tolerances,
  ];
}
