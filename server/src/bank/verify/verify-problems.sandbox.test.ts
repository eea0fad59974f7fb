import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEngine } from '../../judge/create-engine.ts';
import type { JudgeEngine } from '../../judge/engine.ts';
import type { BankProblem } from '../bank-problem.ts';
import { convertPackage, placePackage } from '../import/import-package.ts';
import { packageFolder, temporaryFolder } from '../import/test-package.ts';
import type { TestFiles } from '../import/test-package.ts';
import { verifyProblems } from './verify-problems.ts';

let engine: JudgeEngine;

beforeAll(async () => {
  engine = await createEngine('local', { local: { languages: ['PYTHON'] } });
});

afterAll(async () => {
  await engine.close();
});

async function placed(into: string, name: string, files: TestFiles = {}): Promise<BankProblem> {
  return placePackage(await convertPackage(await packageFolder(files, name), into), into);
}

it('verifies problems side by side and reports each', async () => {
  const into = await temporaryFolder();
  const problems = [
    await placed(into, 'first'),
    await placed(into, 'second', {
      'submissions/wrong_answer/right.py': 'print(2 * int(input()))\n',
    }),
    await placed(into, 'third'),
  ];
  const steps: string[] = [];
  const finished: string[] = [];
  const reports = await verifyProblems(problems, {
    engine,
    signal: new AbortController().signal,
    atOnce: 2,
    onStep: (slug, step) => steps.push(`${slug}: ${step}`),
    onFinished: ({ slug }) => void finished.push(slug),
  });
  expect(reports.map(({ slug, isVerified, faults }) => ({ slug, isVerified, faults }))).toEqual([
    { slug: 'first', isVerified: true, faults: [] },
    { slug: 'second', isVerified: false, faults: ['wrong_answer/right.py: Accepted'] },
    { slug: 'third', isVerified: true, faults: [] },
  ]);
  expect(reports[0]?.figures.at(-1)).toMatch(/right\.py .* agrees/);
  expect(steps.slice(0, 2)).toEqual(['first: large cases', 'second: large cases']);
  expect(steps).toContain('third: 3 of 3 checks');
  expect(finished.toSorted()).toEqual(['first', 'second', 'third']);
});
