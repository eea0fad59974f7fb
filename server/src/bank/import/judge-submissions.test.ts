import { expect, it } from 'vitest';
import { readArchive } from '../archive/read-archive.ts';
import { scriptedEngine } from '../../test/scripted-engine.ts';
import { convertTree } from './convert-tree.ts';
import { draftProblem } from './import-package.ts';
import { judgeSubmissions } from './judge-submissions.ts';
import { packageFolder } from './test-package.ts';

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
