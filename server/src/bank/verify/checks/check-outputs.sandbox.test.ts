import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEngine } from '../../../judge/create-engine.ts';
import type { JudgeEngine } from '../../../judge/engine.ts';
import { convertPackage, placePackage } from '../../import/import-package.ts';
import { packageFolder, temporaryFolder } from '../../import/test-package.ts';
import type { TestFiles } from '../../import/test-package.ts';
import { checkOutputs } from './check-outputs.ts';
import { openVerification } from '../verify-problem.ts';

let engine: JudgeEngine;

beforeAll(async () => {
  engine = await createEngine('local', { local: { languages: ['PYTHON'] } });
});

afterAll(async () => {
  await engine.close();
});

const CUSTOM: TestFiles = {
  'problem.yaml': 'name: Doubles\nlicense: cc0\nvalidation: custom\n',
  'output_validators/even.py':
    'import sys\nsys.exit(42 if int(sys.stdin.read()) % 2 == 0 else 43)\n',
};
const output = (name: string, out: string): TestFiles => ({
  [`data/${name}.in`]: '1\n',
  [`data/${name}.ans`]: '2\n',
  [`data/${name}.out`]: out,
});

it.each<[string, TestFiles, string[]]>([
  ['nothing where there are none', CUSTOM, []],
  [
    'nothing where all are as they should be',
    { ...CUSTOM, ...output('valid_output/1', '4\n'), ...output('invalid_output/1', '3\n') },
    [],
  ],
  [
    'a right output that is refused and a wrong one that is taken',
    { ...CUSTOM, ...output('valid_output/1', '3\n'), ...output('invalid_output/1', '4\n') },
    ['valid_output/1: is not taken', 'invalid_output/1: is taken'],
  ],
  [
    'a checker that breaks down',
    { ...CUSTOM, ...output('invalid_output/words', 'four\n') },
    ['invalid_output/words: the checker breaks down'],
  ],
  [
    'an output without its answer',
    { ...output('valid_output/1', '2\n'), 'data/valid_output/1.ans': null },
    ['valid_output/1: needs .in, .ans and .out'],
  ],
  [
    'what the default comparison says of them',
    { ...output('valid_output/1', ' 2'), ...output('invalid_output/1', '2.0\n') },
    [],
  ],
])('checkOutputs finds %s', async (_name, files, faults) => {
  const folder = await temporaryFolder();
  const problem = await placePackage(
    await convertPackage(await packageFolder(files), folder),
    folder,
  );
  const { signal } = new AbortController();
  expect(await checkOutputs(await openVerification(problem, { engine, signal }))).toEqual(faults);
});
