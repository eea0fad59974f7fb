import { expect, test } from 'vitest';
import { nextOnRoad, pathProgress } from '../../features/learn/path-progress.ts';
import { buildProblemListItem } from '../../test/problems.ts';
import { buildSubmission } from '../../test/submissions.ts';
import { nextAction } from './next-action.ts';

const [one, two, three] = [
  buildProblemListItem({ title: 'One' }),
  buildProblemListItem({ title: 'Two' }),
  buildProblemListItem({ title: 'Three' }),
];
const problems = [one, two, three];

const pathOf = (slug: string, ids: string[]) => ({
  ...{ slug, title: slug, description: '', label: '', after: [] },
  problemIds: ids,
  ...{ checkIds: [], introduction: '' },
});
const paths = [pathOf('first', [one.id]), pathOf('second', [two.id, three.id])];

function offered(
  solved: (typeof problems)[number][],
  last = null as string | null,
  startPath: string | null = null,
) {
  const isSolved = (problem: (typeof problems)[number]) => solved.includes(problem);
  const path = nextOnRoad(pathProgress(paths, problems, isSolved), startPath);
  const submission = last === null ? null : buildSubmission({ problemId: last });
  return nextAction({ problems, last: submission, path, isSolved });
}

test('before anything else, the problem that was begun and is not solved', () => {
  expect(offered([], three.id)).toMatchObject({ kind: 'continue', problem: three });
});

test('after a solved one, the next step of the path', () => {
  expect(offered([one], one.id)).toMatchObject({ kind: 'step', problem: two });
});

test('of the path that is begun, though an earlier one is left', () => {
  expect(offered([two], two.id)).toMatchObject({ kind: 'step', problem: three });
});

test('for a newcomer, the first step of all', () => {
  expect(offered([])).toMatchObject({ kind: 'step', problem: one });
});

test('for whoever wants to begin further on, the first step there, and what lies before it last', () => {
  expect(offered([], null, 'second')).toMatchObject({ kind: 'step', problem: two });
  expect(offered([one], null, 'second')).toMatchObject({ kind: 'step', problem: two });
  expect(offered([two, three], null, 'second')).toMatchObject({ kind: 'step', problem: one });
  // Also where another path was begun before.
  expect(offered([two], null, 'first')).toMatchObject({ kind: 'step', problem: one });
  expect(offered([], null, 'gone')).toMatchObject({ kind: 'step', problem: one });
});

test('where a problem is gone that was tried, the next step', () => {
  expect(offered([], 'deleted')).toMatchObject({ kind: 'step', problem: one });
});

test('without paths, the first that is left; in the end, nothing', () => {
  const known = { problems, last: null, path: null };
  expect(nextAction({ ...known, isSolved: (problem) => problem === one })).toMatchObject({
    ...{ kind: 'problem', problem: two },
  });
  expect(nextAction({ ...known, isSolved: () => true })).toEqual({ kind: 'done' });
});
