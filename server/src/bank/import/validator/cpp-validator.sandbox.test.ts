import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createEngine } from '../../../judge/create-engine.ts';
import type { JudgeEngine } from '../../../judge/engine.ts';
import { writeZip } from '../../archive/write-zip.ts';
import { exportPackage } from '../../export/export-package.ts';
import { compileValidator, hasCompiledValidator } from './check-validator.ts';
import { convertPackage, draftProblem, placePackage } from '../import-package.ts';
import { judgeSubmissions } from '../judging/judge-submissions.ts';
import { packageFolder, temporaryFolder } from '../test-package.ts';
import type { BankProblem } from '../../bank-problem.ts';
import type { TestFiles } from '../test-package.ts';

/** A crowded machine takes its time to compile. */
vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });

let engine: JudgeEngine;
const { signal } = new AbortController();

beforeAll(async () => {
  engine = await createEngine('local', { local: { languages: ['PYTHON'] } });
});

afterAll(async () => {
  await engine.close();
});

/** Any even number that is at least so large; how much larger is a flag of the group. */
const EVEN: TestFiles = {
  'problem.yaml':
    'name: Even\nlicense: cc0\nvalidation: custom\nvalidator_flags: even\nlimits: {memory: 256}\n',
  'output_validators/check/validate.h': '#include <fstream>\n#include <iostream>\n',
  'output_validators/check/validate.cc': `#include "validate.h"
int main(int argc, char **argv) {
  std::ifstream answer(argv[2]);
  long least, given;
  answer >> least;
  if (!(std::cin >> given) || std::string(argv[4]) != "even") return 43;
  const bool near = argc > 5;
  return given % 2 == 0 && given >= least && (!near || given <= least + 2) ? 42 : 43;
}
`,
  'data/secret/testdata.yaml': 'output_validator_flags: near\n',
  'submissions/accepted/larger.py': 'print(2 * int(input()) + 2)\n',
  'submissions/wrong_answer/odd.py': 'print(2 * int(input()) + 1)\n',
  'submissions/wrong_answer/far.py': 'print(2 * int(input()) + 20)\n',
};

async function labelsOf(problem: BankProblem): Promise<string[]> {
  const { submissions = [] } = problem.imported ?? {};
  const judged = await judgeSubmissions(problem, submissions, { engine, signal });
  return judged.map((one) =>
    one.skipped === null
      ? `${one.submission.name}: ${one.verdict}, ${one.agrees ? 'agrees' : 'DISAGREES'}`
      : one.skipped,
  );
}

it('judges as its package says, and so does what was exported', async (context) => {
  if (!existsSync('/usr/bin/g++')) context.skip('there is no g++');
  const labels = [
    'accepted/larger.py: Accepted, agrees',
    'accepted/right.py: Accepted, agrees',
    'wrong_answer/far.py: Wrong Answer, agrees',
    'wrong_answer/odd.py: Wrong Answer, agrees',
  ];
  const into = await temporaryFolder();
  const conversion = await convertPackage(await packageFolder(EVEN, 'even'), into);
  expect(hasCompiledValidator(draftProblem(conversion))).toBe(true);
  const problem = await placePackage(conversion, into);
  expect(await labelsOf(problem)).toEqual(labels);
  const zip = join(await temporaryFolder(), 'even.zip');
  await writeZip(zip, 'even', await exportPackage(problem, '2025-09'));
  const again = draftProblem(await convertPackage(zip, await temporaryFolder()));
  expect(await labelsOf(again)).toEqual(labels);
});

it('is refused when it does not compile', async (context) => {
  if (!existsSync('/usr/bin/g++')) context.skip('there is no g++');
  const files = { ...EVEN, 'output_validators/check/validate.h': '' };
  const conversion = await convertPackage(
    await packageFolder(files, 'even'),
    await temporaryFolder(),
  );
  await expect(compileValidator(draftProblem(conversion), engine, signal)).rejects.toThrow(
    /^even\/output_validator: the output validator cannot be used: it does not compile: validate\.cc/,
  );
});
