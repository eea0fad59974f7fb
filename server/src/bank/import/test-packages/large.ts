import { randomBytes } from 'node:crypto';
import { zipBytes } from '../../archive/test-zip.ts';
import { DOUBLES, type TestFiles } from '../test-package.ts';

const MIB = 1024 * 1024;
const SECRET_TESTS = 12;
/** Of one test. As much as fits into a zip file that may be sent: PACKAGE_MIB=60. */
export const TEST_BYTES = (Number(process.env['PACKAGE_MIB'] ?? 3) * MIB) / SECRET_TESTS;
/** With the sample. */
export const TESTS = SECRET_TESTS + 1;

/** Text that a zip file makes no smaller than a third. */
const digits = (bytes: number) =>
  randomBytes(bytes / 2)
    .toString('hex')
    .replace(/[a-f]/g, '0');

/** The zip file of a package with large tests, which a program solves that prints "same". */
export function largePackage(testBytes = TEST_BYTES): Buffer {
  const tests = Array.from({ length: SECRET_TESTS }, (_, index): [string, string][] => [
    [`data/secret/${index}.in`, digits(testBytes)],
    [`data/secret/${index}.ans`, 'same\n'],
  ]);
  const files: TestFiles = {
    ...DOUBLES,
    ...Object.fromEntries(tests.flat()),
    'data/sample/1.ans': 'same\n',
    'submissions/accepted/right.py': 'same\n',
  };
  return zipBytes(
    Object.entries(files).map(([path, content]) => {
      return { name: `large/${path}`, content: String(content), isPacked: true };
    }),
  );
}
