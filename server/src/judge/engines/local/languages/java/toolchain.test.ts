import { expect, it } from 'vitest';
import { isJavacRefusal } from './toolchain.ts';

const FAULT = 'Main.java:1: error: class, interface, enum, or record expected\nx\n^\n';

it.each([
  ['an error', 1, `${FAULT}1 error\n`, true],
  ['errors and warnings', 1, `${FAULT}2 errors\n1 warning\n`, true],
  ['too many to show', 1, `${FAULT}101 errors\nonly showing the first 100 errors\n`, true],
  [
    'a virtual machine that does not start',
    1,
    'Error: Could not create the Java Virtual Machine.\nError: A fatal exception has occurred.\n',
    false,
  ],
  [
    'a disk that is full',
    1,
    'error: error while writing Main: No space left on device\n1 error\n',
    false,
  ],
  ['a compiler that broke down', 3, 'The system is out of resources.\n', false],
  ['one that was killed', null, `${FAULT}1 error\n`, false],
])('what javac says of %s follows from the source or not', (_name, code, said, isRefusal) => {
  expect(isJavacRefusal(code, said)).toBe(isRefusal);
});
