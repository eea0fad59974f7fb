import { expect, it } from 'vitest';
import { saveLearningPaths } from '../../../bank/seed/learning-paths.ts';
import { signUp, startTestApp } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { buildProblem } from '../../../test/factories.ts';

const database = useTestDatabase();

it('learning paths hold the problems that are on the site, in the order of the path', async () => {
  const { db } = database;
  const [one, two, gone] = [
    await buildProblem(db, { slug: 'one' }),
    await buildProblem(db, { slug: 'two' }),
    await buildProblem(db, { slug: 'gone' }),
  ];
  await db.problem.update({ where: { id: gone.id }, data: { deletedAt: new Date() } });
  const basics = {
    slug: 'basics',
    title: 'Basics',
    label: 'Beginner',
    description: 'The first steps.',
    after: [],
    problems: ['two', 'gone', 'one', 'never-written'],
    checks: ['gone', 'one', 'never-written'],
    introduction: '## The idea',
  };
  const old = { ...basics, slug: 'old' };
  await saveLearningPaths(db, [old]);
  await saveLearningPaths(db, [basics, { ...basics, slug: 'more', after: ['basics'] }]);
  const { browser } = await startTestApp(db);
  const ada = browser();
  await signUp(ada);
  const answer = await ada.get('/api/v1/problems/learning-paths').expect(200);
  expect(answer.body.data).toMatchObject([
    { slug: 'basics', after: [], problemIds: [two.id, one.id], checkIds: [one.id] },
    { slug: 'more', after: ['basics'], introduction: '## The idea' },
  ]);
});
