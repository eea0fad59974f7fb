import { describe, expect, it } from 'vitest';
import { signUpAdmin, startTestApp } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { buildProblem } from '../../../test/factories.ts';

const database = useTestDatabase();

const sources = { JAVASCRIPT: 'echo', PYTHON: 'echo', JAVA: 'echo' };
const INPUT = {
  ...{ title: 'Echo', description: 'Print the line that you read.' },
  ...{ difficulty: 'EASY', tags: ['String', 'LVL-0'], constraints: '1 <= length <= 10' },
  testCases: [{ input: 'a', output: 'a', hidden: true }],
  ...{ codeSnippets: sources, referenceSolution: sources },
};

describe('an edit of a problem', () => {
  it('says which fields it changed, and whether it was published', async () => {
    const { db } = database;
    const { browser } = await startTestApp(db, { worker: false });
    const admin = browser();
    await signUpAdmin(db, admin);
    const { id: problemId } = await buildProblem(db, { codeSnippets: { PYTHON: 'print()' } });
    const first = { ...INPUT, isDraft: true };
    const edits = [
      first,
      { ...first, isDraft: false, hints: 'Read it again.' },
      {
        ...first,
        isDraft: false,
        hints: 'Read it again.',
        testCases: [{ input: 'b', output: 'b' }],
      },
    ];
    for (const edit of edits)
      await admin.put(`/api/v1/problems/update-problem/${problemId}`).send(edit).expect(200);
    const rows = await db.auditEvent.findMany({
      where: { subjectId: problemId },
      orderBy: [{ at: 'asc' }, { id: 'asc' }],
    });
    const { title } = first;
    expect(rows.slice(1)).toMatchObject([
      {
        before: { title, isDraft: true },
        after: { title, isDraft: false, changed: ['hints', 'isDraft'] },
      },
      { after: { title, isDraft: false, changed: ['testCases'] } },
    ]);
  });
});
