import { expect, it } from 'vitest';
import { COMPILER_FLAGS, endOfJavac, java } from './toolchain.ts';

const FAULT = 'Main.java:1: error: class, interface, enum, or record expected\nx\n^\n';

it.each([
  ['an error', 1, `${FAULT}1 error\n`, 'refusal'],
  ['errors and warnings', 1, `${FAULT}2 errors\n1 warning\n`, 'refusal'],
  ['too many to show', 1, `${FAULT}101 errors\nonly showing the first 100 errors\n`, 'refusal'],
  [
    'a virtual machine that does not start',
    1,
    'Error: Could not create the Java Virtual Machine.\nError: A fatal exception has occurred.\n',
    'breakdown',
  ],
  [
    'a disk that is full',
    1,
    'Main.java:1: error: error while writing Main: No space left on device\nclass Main {\n^\n1 error\n',
    'unsure',
  ],
  ['a compiler that broke down', 3, 'The system is out of resources.\n', 'unsure'],
  ['one that was killed', null, `${FAULT}1 error\n`, 'unsure'],
] as const)('javac that met %s ends with %s: %j is a %s', (_name, code, said, end) => {
  expect(endOfJavac(code, said)).toBe(end);
});

it('takes the machine for one of two processors, whatever it has', () => {
  const home = { java: 'java', javac: 'javac', mounts: [] };
  const limits = { cpuMs: 1, wallMs: 1, memoryKb: 1 << 18, outputBytes: 1, processes: 1 };
  const { argv } = java(home).command('Main', limits);
  expect(argv).toContain('-XX:ActiveProcessorCount=2');
  expect(COMPILER_FLAGS).toContain('-J-XX:ActiveProcessorCount=2');
});
