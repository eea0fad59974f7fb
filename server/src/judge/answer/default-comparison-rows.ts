/**
 * What the default comparison of the Kattis problem package format says: its flags, an output, the answer,
 * and whether the output is right. The rows are our own; each was put to that program.
 */
type Row = readonly [flags: string, output: string, answer: string, right: boolean];

const WORDS: readonly Row[] = [
  ['', 'yes  1\n\n', 'YES 1\n', true],
  ['', '1\n2\n', '1 2', true],
  ['', ' \t1\v2\f3\r\n\n', '1 2 3\n', true],
  ['', '1.0\n', '1\n', false],
  ['', '1 2\n', '1\n', false],
  ['', '1\n', '1 2\n', false],
  ['', '1\n\n \n2\n', '1\n', false],
  ['', '\n \t\n', '', true],
  ['', '', '\n\n', true],
  ['', '0\n', '\n', false],
  ['', '', '0\n', false],
  ['', '1 2\n', '12\n', false],
  ['', 'É\n', 'é\n', false],
  ['', '1\u00a02\n', '1 2\n', false],
  ['', 'NaN inf\n', 'nan INF\n', true],
  ['case_sensitive', 'yes\n', 'YES\n', false],
  ['case_sensitive', ' YES\n\n', 'YES\n', true],
  ['case_sensitive', '1E5\n', '1e5\n', false],
];

const SPACES: readonly Row[] = [
  ['space_change_sensitive', '1 2\n', '1 2\n', true],
  ['space_change_sensitive', 'YES 2\n', 'yes 2\n', true],
  ['space_change_sensitive', 'a  b\n', 'c  b\n', false],
  ['space_change_sensitive', '1  2\n', '1 2\n', false],
  ['space_change_sensitive', '1\n2\n', '1 2\n', false],
  ['space_change_sensitive', '1\t2\n', '1 2\n', false],
  ['space_change_sensitive', ' 1 2\n', '1 2\n', false],
  ['space_change_sensitive', '1 2 \n', '1 2\n', false],
  ['space_change_sensitive', '1 2\r\n', '1 2\n', false],
  ['space_change_sensitive', '1 2', '1 2\n', false],
  ['space_change_sensitive', '1 2\n\n', '1 2\n', false],
  ['space_change_sensitive', '1 2\n', '1 2', false],
  ['space_change_sensitive case_sensitive', 'A b\n', 'a b\n', false],
  ['space_change_sensitive float_tolerance 1e-6', '1.0 2\n', '1 2.0\n', true],
  ['space_change_sensitive float_tolerance 1e-6', '1  2\n', '1 2\n', false],
];

const NUMBERS: readonly Row[] = [
  ['float_tolerance 0.5', '1.5\n', '1\n', true],
  ['float_tolerance 0.5', '1.50001\n', '1\n', false],
  ['float_tolerance 2', '-1 3\n', '1 1\n', true],
  ['float_tolerance 0', '1e1 010\n', '10 10.0\n', true],
  ['float_tolerance 0', '1e-400 -0\n', '0 0\n', true],
  ['float_tolerance 1e-9', '1000000000\n', '1000000001\n', true],
  ['float_tolerance 1e-9', '999999998\n', '1000000000\n', false],
  ['float_absolute_tolerance 1e-9', '0.000000001 2\n', '0 2\n', true],
  ['float_absolute_tolerance 1e-9', '0.0000000011\n', '0\n', false],
  ['float_absolute_tolerance 0.01', '1000.5\n', '1000\n', false],
  ['float_absolute_tolerance 0.01', '1000.005\n', '1000\n', true],
  ['float_relative_tolerance 0.01', '1000.5\n', '1000\n', true],
  ['float_relative_tolerance 0.01', '0.005\n', '0\n', false],
  ['float_relative_tolerance 0.01', '0\n', '0\n', true],
  // Measured by the answer, not by the output.
  ['float_relative_tolerance 0.1', '111\n', '100\n', false],
  ['float_relative_tolerance 0.1', '100\n', '111\n', true],
  ['float_absolute_tolerance 0.1 float_relative_tolerance 0.001', '0.05\n', '0\n', true],
  ['float_absolute_tolerance 0.1 float_relative_tolerance 0.001', '1000.9\n', '1000\n', true],
  ['float_tolerance 1e-6', '3.14000000e-2\n', '0.0314\n', true],
  ['float_tolerance 1e-6', '+5. .5\n', '5 0.5\n', true],
  ['float_tolerance 1e-6', '1.0x\n', '1\n', false],
  ['float_tolerance 1e-6', '1,0\n', '1\n', false],
  ['float_tolerance 1e-6', 'one\n', '1\n', false],
  ['float_tolerance 1e-6', '1\n', 'one\n', false],
  ['float_tolerance 1e-6', '1 2\n', '1\n', false],
  ['float_tolerance 1e-6', 'IMPOSSIBLE 1.0\n', 'impossible 1\n', true],
  ['float_tolerance 1e-6 case_sensitive', 'Ab 1\n', 'ab 1\n', false],
  ['float_tolerance 1e-6 case_sensitive', 'ab 1.0\n', 'ab 1\n', true],
];

/** What is no finite number. */
const NO_NUMBERS: readonly Row[] = [
  ['float_tolerance 1e-6', 'nan\n', '1\n', false],
  ['float_tolerance 1e-6', '1\n', 'nan\n', false],
  ['float_tolerance 1e-6', '-nan\n', 'nan\n', false],
  ['float_tolerance 1e-6 case_sensitive', 'NaN\n', 'nan\n', false],
  ['float_tolerance 1e-6', 'INF -inf\n', 'inf -INF\n', true],
  ['float_tolerance 1e-6', '-inf\n', 'inf\n', false],
  ['float_tolerance 1e-6', 'inf\n', '1e308\n', false],
  ['float_tolerance 1e-6', '1e999\n', 'inf\n', false],
  ['float_tolerance 1e-6', '1e999\n', '1E999\n', true],
  ['float_tolerance 1e-6', '1e999\n', '1e998\n', false],
];

export const DEFAULT_COMPARISON: Readonly<Record<string, readonly Row[]>> = {
  words: WORDS,
  spaces: SPACES,
  numbers: NUMBERS,
  'what is no number': NO_NUMBERS,
};

/** Where ours says something else, which is the last value of each. */
export const NOT_AS_THERE: readonly Row[] = [
  // C reads hexadecimal numbers, and with one library also those that break off.
  ['float_tolerance 1e-6', '0x1p4\n', '16\n', false],
  ['float_tolerance 1e-6', '0x1\n', '1\n', false],
  ['float_tolerance 1e-6', '1e\n', '1\n', false],
  // Text, there. NaN is no answer, and an infinity has several names.
  ['float_tolerance 1e-6', 'NaN\n', 'nan\n', false],
  ['float_tolerance 1e-6', 'Infinity\n', 'inf\n', true],
];
