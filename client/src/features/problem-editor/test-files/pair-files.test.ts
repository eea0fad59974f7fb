import { TESTS_MAX } from '@stepwise/contracts/problem-edit';
import { expect, test } from 'vitest';
import { pairFiles } from './pair-files.ts';

const file = (name: string, content: BlobPart = 'x') => new File([content], name);

test('pairs are in the order of their names, numbers as numbers', async () => {
  const names = ['10.in', '10.ans', '2.out', '2.in', 'B.IN', 'B.ANS'];
  const { tests, faults } = await pairFiles(names.map((name) => file(name, name)));
  expect(tests.map(({ input, output }) => [input, output])).toEqual([
    ['2.in', '2.out'],
    ['10.in', '10.ans'],
    ['B.IN', 'B.ANS'],
  ]);
  expect(faults).toEqual([]);
});

test('samples are shown, the others hidden', async () => {
  const names = ['sample-1.in', 'sample-1.ans', 'big.in', 'big.ans'];
  const { tests } = await pairFiles(names.map((name) => file(name)));
  expect(tests.map(({ hidden }) => hidden)).toEqual([true, false]);
});

test.each([
  ['1.in was left out: 1.ans or 1.out is missing', [file('1.in')]],
  ['1.ans was left out: 1.in is missing', [file('1.ans')]],
  ['notes.txt was left out: its name does not end in .in, .ans or .out', [file('notes.txt')]],
  ['1.out was left out: there is 1.ans as well', [file('1.in'), file('1.ans'), file('1.out')]],
  ['1.in was left out: it is empty', [file('1.in', ''), file('1.ans')]],
  ['1.in was left out: it is not text', [file('1.in', new Uint8Array([0xff])), file('1.ans')]],
  ['1.ans was left out: it is not text', [file('1.in'), file('1.ans', 'a\0b')]],
  [
    '1.in was left out: it is larger than 4 MB',
    [file('1.in', 'x'.repeat(4_000_001)), file('1.ans')],
  ],
])('%s', async (fault, files) => {
  const { faults } = await pairFiles(files);
  expect(faults).toEqual([fault]);
});

test('no more than a problem may have, in number and in size', async () => {
  const pairs = ['1.in', '1.ans', '2.in', '2.ans'].map((name) => file(name));
  const { tests, faults } = await pairFiles(pairs, 1);
  expect(tests).toHaveLength(1);
  expect(faults).toEqual([`2 was left out: a problem has at most ${String(TESTS_MAX)} tests`]);
  const large = 'x'.repeat(3_900_000);
  const all = ['1.in', '1.ans', '2.in', '2.ans'].map((name) => file(name, large));
  expect((await pairFiles(all)).faults).toEqual([
    '1 was left out: the tests together are too large',
    '2 was left out: the tests together are too large',
  ]);
});
