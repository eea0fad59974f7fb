import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEngine } from '../../../judge/create-engine.ts';
import type { JudgeEngine } from '../../../judge/engine.ts';
import { convertPackage, placePackage } from '../../import/import-package.ts';
import { packageFolder, temporaryFolder } from '../../import/test-package.ts';
import { checkChecker } from './check-checker.ts';
import { openVerification } from '../verify-problem.ts';

let engine: JudgeEngine;

beforeAll(async () => {
  engine = await createEngine('local', { local: { languages: ['PYTHON'] } });
});

afterAll(async () => {
  await engine.close();
});

async function faultsOf(checker: string): Promise<readonly string[]> {
  const folder = await temporaryFolder();
  const given = await packageFolder({
    'problem.yaml': 'name: Doubles\nlicense: cc0\nvalidation: custom\n',
    'output_validators/check.py': checker,
  });
  const problem = await placePackage(await convertPackage(given, folder), folder);
  const { signal } = new AbortController();
  return checkChecker(await openVerification(problem, { engine, signal }));
}

const says = (verdict: string): string[] =>
  [
    'words',
    'numbers out of range',
    'numbers that are none',
    'bytes that are not text',
    'far too much',
  ].map((what) => `the checker's verdict on a program that prints ${what}: ${verdict}`);

it.each<[string, string, readonly string[]]>([
  ['that takes everything', 'exit(42)\n', says('Accepted')],
  ['that breaks down', 'raise ValueError\n', says('Internal Error')],
  ['that refuses everything', 'exit(43)\n', []],
])('checkChecker finds a checker %s', async (_name, checker, faults) => {
  expect(await faultsOf(checker)).toEqual(faults);
});
