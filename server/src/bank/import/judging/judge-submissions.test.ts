import { expect, it } from 'vitest';
import { readArchive } from '../../archive/read-archive.ts';
import { scriptedEngine } from '../../../test/doubles/scripted-engine.ts';
import { convertTree } from '../convert-tree.ts';
import { draftProblem } from '../import-package.ts';
import { judgeSubmissions } from './judge-submissions.ts';
import { packageFolder } from '../test-package.ts';

const engine = scriptedEngine((source, stdin) =>
  source.includes('large') ? { ending: 'memory-limit' } : { stdout: `${2 * Number(stdin)}\n` },
);

async function judged(memory: number) {
  const files = {
    'problem.yaml': `name: Doubles\nlicense: cc0\nlimits: {memory: ${memory}}\n`,
    'submissions/accepted/large.js': '// large\n',
    'submissions/accepted/small.js': '// small\n',
    'submissions/accepted/right.py': null,
  };
  const problem = draftProblem(convertTree(await readArchive(await packageFolder(files))));
  const { submissions = [] } = problem.imported ?? {};
  const { signal } = new AbortController();
  return (await judgeSubmissions(problem, submissions, { engine, signal })).map(
    (one) => one.skipped ?? `${one.verdict}, ${one.agrees ? 'agrees' : 'disagrees'}`,
  );
}

it('believes no label by which a program needs more memory than there is', async () => {
  expect(await judged(4096)).toEqual([
    'needs more than the 1024 MiB that there are at most here',
    'Accepted, agrees',
  ]);
  expect(await judged(256)).toEqual(['Memory Limit Exceeded, disagrees', 'Accepted, agrees']);
});

it('judges nothing more with a validator that has given no verdict', async () => {
  let checks = 0;
  const dead = scriptedEngine((source, stdin) => {
    if (!source.includes('validate.py')) return { stdout: stdin };
    checks += 1;
    return { exitCode: 1, stderr: 'ZeroDivisionError: division by zero' };
  });
  const files = {
    'problem.yaml': 'name: Doubles\nlicense: cc0\nvalidation: custom\n',
    'output_validators/validate.py': 'print(1 / 0)\n',
    'submissions/accepted/a.js': '// a\n',
    'submissions/accepted/b.js': '// b\n',
    'submissions/accepted/right.py': null,
    'submissions/wrong_answer/c.js': '// c\n',
  };
  const problem = draftProblem(convertTree(await readArchive(await packageFolder(files))));
  const { submissions = [] } = problem.imported ?? {};
  const { signal } = new AbortController();
  const judged = await judgeSubmissions(problem, submissions, { engine: dead, signal });
  const why = 'not judged, as the output validator gives no verdict';
  expect(judged.map((one) => one.skipped ?? [one.verdict, one.validatorFault])).toEqual([
    ['Internal Error', expect.stringContaining('ZeroDivisionError')],
    why,
    why,
  ]);
  expect(checks).toBe(1);
});
