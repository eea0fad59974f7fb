import { describe, expect, it } from 'vitest';
import { parseChecker, UnknownCheckerError } from './compare-output.mjs';

type Text = string | readonly number[];
type Row = readonly [name: string, actual: Text, expected: Text, equal: boolean];

const bytes = (text: Text): Uint8Array =>
  typeof text === 'string' ? new TextEncoder().encode(text) : Uint8Array.from(text);

function table(checker: string, rows: readonly Row[]): void {
  describe(checker, () => {
    it.each(rows)('%s', (_name, actual, expected, equal) => {
      expect(parseChecker(checker)(bytes(actual), bytes(expected))).toBe(equal);
    });
  });
}

table('lines', [
  ['accepts the same bytes', '1 2\n3\n', '1 2\n3\n', true],
  ['ignores a missing final newline', '3', '3\n', true],
  ['ignores final newlines that are too many', '3\n\n\n', '3', true],
  ['ignores CRLF', '1\r\n2\r\n', '1\n2\n', true],
  ['ignores blanks at line ends', '1 \t\n2\v\f\n', '1\n2\n', true],
  ['ignores NUL at a line end, as Ruby does', '1\0\n', '1\n', true],
  ['sees NUL inside a line', 'Hello\0extra', 'Hello', false],
  ['sees leading blanks', ' 1', '1', false],
  ['sees a leading blank line', '\n1', '1', false],
  ['sees a doubled inner blank', '1  2', '1 2', false],
  ['sees a tab for a space', '1\t2', '1 2', false],
  ['sees a missing inner blank line', '1\n2', '1\n\n2', false],
  ['takes an inner line of blanks for an empty one', '1\n \t\n2', '1\n\n2', true],
  ['sees a lone CR inside a line', '1\r2', '1\n2', false],
  ['sees case', 'True', 'true', false],
  ['sees 1.0 for 1', '1.0', '1', false],
  ['sees -0 for 0', '-0', '0', false],
  ['sees a plus sign', '+1', '1', false],
  ['sees a byte order mark', '\ufeff1', '1', false],
  ['takes NBSP for content', '1\u00a0', '1', false],
  ['takes composed and decomposed letters for different', 'e\u0301', '\u00e9', false],
  ['accepts equal bytes that are no UTF-8', [0xff, 0xfe], [0xff, 0xfe, 0x0a], true],
  ['tells broken bytes apart', [0xff], [0xfe], false],
  ['tells broken bytes from the replacement character', [0xff], '\ufffd', false],
  ['accepts nothing for nothing', '', '', true],
  ['accepts blank lines for nothing', ' \n\n', '', true],
  ['rejects something for nothing', '0', '', false],
  ['rejects nothing for something', '', '0', false],
  ['rejects a prefix', '1\n2', '1\n2\n3', false],
  ['rejects a line too many', '1\n2\n3', '1\n2', false],
]);

table('tokens', [
  ['ignores the amount of whitespace', '  1\t\t2\r\n\n3', '1 2 3', true],
  ['ignores line breaks', '1 2 3', '1\n2\n3', true],
  ['ignores the case of ASCII letters', 'TRUE', 'true', true],
  ['sees the case of other letters', '\u00c4', '\u00e4', false],
  ['takes what stands before A for itself', '@', '`', false],
  ['takes what stands after Z for itself', '[', '{', false],
  ['sees a split token', '1 2', '12', false],
  ['sees joined tokens', '12', '1 2', false],
  ['sees a token too many', '1 2 3', '1 2', false],
  ['sees a missing token', '1 2', '1 2 3', false],
  ['sees 1.0 for 1', '1.0', '1', false],
  ['takes NUL for content', '1\0', '1', false],
  ['takes NBSP for content', '1\u00a02', '1 2', false],
  ['sees a byte order mark', '\ufeff1', '1', false],
  ['accepts blanks for nothing', ' \n\t', '', true],
  ['rejects something for nothing', 'x', '', false],
]);

table('tokens-case', [
  ['ignores the amount of whitespace', ' a\n\nB ', 'a B', true],
  ['sees case', 'A', 'a', false],
]);

table('float:1e-6', [
  ['accepts 1.0 for 1', '1.0', '1', true],
  ['accepts -0 for 0', '-0', '0', true],
  ['accepts an absolute difference', '0.0000005', '0', true],
  ['rejects an absolute difference', '0.000002', '0', false],
  ['accepts a relative difference', '1000000.5', '1000000', true],
  ['rejects a relative difference', '1000002', '1000000', false],
  ['measures against the answer, not the output', '1e300', '1', false],
  ['reads exponents', '1E3', '1000', true],
  ['reads a leading point', '.5', '0.5', true],
  ['reads a trailing point', '5.', '5', true],
  ['reads a plus sign', '+5', '5', true],
  ['ignores whitespace', ' 1\n2 ', '1 2', true],
  ['rejects NaN for a number', 'nan', '1', false],
  ['rejects NaN for NaN', 'NaN', 'nan', false],
  ['accepts infinity for infinity', 'Infinity', 'inf', true],
  ['accepts negative infinity', '-inf', '-Infinity', true],
  ['rejects infinity of the other sign', 'inf', '-inf', false],
  ['rejects infinity for a number', 'inf', '1', false],
  ['rejects a number for infinity', '1e308', 'inf', false],
  ['rejects a number past a double for infinity', '1e999', 'inf', false],
  ['accepts the same number past a double', '1e999', '1e999', true],
  ['rejects a word for a number', 'one', '1', false],
  ['rejects an empty exponent', '1e', '1', false],
  ['rejects an exponent alone', 'e5', '0', false],
  ['rejects two signs', '--1', '1', false],
  ['rejects a lone point', '.', '0', false],
  ['rejects a lone sign', '-', '0', false],
  ['rejects hexadecimal', '0x10', '16', false],
  ['rejects a second point', '1.0.0', '1', false],
  ['rejects a number with a tail', '1.0abc', '1', false],
  ['rejects a decimal comma', '1,0', '1', false],
  ['rejects a property of every object', 'constructor', '1', false],
  ['compares words without case', 'IMPOSSIBLE 1.0', 'impossible 1', true],
  ['tells words apart', 'yes', 'no', false],
  ['sees a number too many', '1 2', '1', false],
  ['sees a missing number', '1', '1 2', false],
]);

table('float:0.5', [
  ['accepts half the answer more', '2.4', '1.6', true],
  ['measures against the answer when the output is larger', '3', '1.6', false],
]);

table('unordered-lines', [
  ['accepts another order', '2 3\n1\n', '1\n2 3\n', true],
  ['ignores blank lines', '\n2\n\n1', '1\n2', true],
  ['ignores CRLF', '2\r\n1\r\n', '1\n2\n', true],
  ['counts repeats', '1\n1\n2', '1\n2\n2', false],
  ['sees a missing line', '1', '1\n2', false],
  ['sees a line too many', '1\n2\n3', '1\n2', false],
  ['sees the order inside a line', '2 1', '1 2', false],
  ['tells broken bytes apart', [0xff], [0xfe], false],
  ['accepts nothing for nothing', '\n', '', true],
]);

describe('parseChecker', () => {
  it.each([
    '',
    'line',
    'Lines',
    'lines ',
    'custom',
    'float',
    'float:',
    'float:0',
    'float:-1e-6',
    'float:1',
    'float:inf',
    'float:nan',
    'float:1e-6x',
    'float: 1e-6',
    'toString',
    '__proto__',
  ])('refuses %j', (name) => {
    expect(() => parseChecker(name)).toThrow(UnknownCheckerError);
  });
});

describe('time', () => {
  const mib = 1024 * 1024;
  const outputs: Record<string, Uint8Array> = {
    'one long line': bytes('1'.repeat(4 * mib)),
    'blanks only': bytes(' '.repeat(4 * mib)),
    'newlines only': bytes('\n'.repeat(4 * mib)),
    'many tokens': bytes('1 '.repeat(mib)),
    'many lines of blanks before content': bytes(' \n'.repeat(mib) + 'x'),
    'digits that are not a number': bytes('1'.repeat(4 * mib) + 'x'),
  };
  const cases = Object.keys(outputs).flatMap((name) =>
    ['lines', 'tokens', 'float:1e-6', 'unordered-lines'].map((checker) => [checker, name] as const),
  );

  // A quadratic comparison would take hours. CPU time, because other tests run beside.
  it.each(cases)('%s stays linear on %s', { timeout: 60_000 }, (checker, name) => {
    const output = outputs[name] ?? bytes('');
    const before = process.cpuUsage();
    expect(parseChecker(checker)(output, output)).toBe(true);
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(5);
  });
});
