import type { PrismaClient } from '@stepwise/db/client';
import { unhurried } from '../unhurried.ts';

type Sizes = {
  readonly problems: number;
  readonly users: number;
  readonly submissions: number;
  /** From one submission to the next, by default 1. */
  readonly minutesApart?: number;
};

/**
 * Fills a database as years of use would, in a few statements: everybody has submitted to many
 * problems, a third of it accepted, and keeps a playlist.
 * @returns one of the users, and a problem that this user has submitted to
 */
export async function fillDatabase(
  db: PrismaClient,
  { problems, users, submissions, minutesApart = 1 }: Sizes,
): Promise<{ userId: string; problemId: string; email: string }> {
  const email = 'filled-1@example.com';
  const statements = [
    `INSERT INTO "User" (id, name, email, "updatedAt")
     SELECT gen_random_uuid(), 'Person ' || n, 'filled-' || n || '@example.com', now()
     FROM generate_series(1, ${users}) n`,
    `INSERT INTO "Problem" (id, slug, title, description, difficulty, tags, constraints, examples,
       "codeSnippets", "referenceSolution", "updatedAt", "createdAt")
     SELECT gen_random_uuid(), 'filled-' || n, 'Problem number ' || n, repeat('A long statement. ', 120),
       (ARRAY['EASY','MEDIUM','HARD'])[1 + n % 3]::"Difficulty", ARRAY['Array','DP','LVL-' || n % 4],
       '1 <= n <= 100', '{"PYTHON": {"input": "1", "output": "1"}}',
       '{"PYTHON": "print()", "JAVASCRIPT": "", "JAVA": ""}', '{"PYTHON": "print(1)"}', now(),
       now() - n * interval '1 hour'
     FROM generate_series(1, ${problems}) n`,
    `INSERT INTO "TestSet" (id, "problemId", hash) SELECT gen_random_uuid(), id, slug FROM "Problem"`,
    `UPDATE "Problem" p SET "currentTestSetId" = t.id FROM "TestSet" t WHERE t."problemId" = p.id`,
    `INSERT INTO "TestCase" (id, "testSetId", position, input, output, hidden)
     SELECT gen_random_uuid(), t.id, n, 'input ' || n, 'output ' || n, n > 3
     FROM "TestSet" t, generate_series(1, 10) n`,
    `INSERT INTO "Submission" (id, "userId", "problemId", "problemTitle", "testSetId", language,
       "sourceCode", state, verdict, "passedCount", "totalCount", "createdAt", "doneAt")
     SELECT gen_random_uuid(), u.id, p.id, p.title, p."currentTestSetId", 'PYTHON',
       repeat('print(1) # a line of code' || chr(10), 20), 'DONE',
       CASE WHEN n % 3 = 0 THEN 'Accepted' ELSE 'Wrong Answer' END,
       CASE WHEN n % 3 = 0 THEN 10 ELSE 4 END, 10, sent.at,
       sent.at + n % 5 * interval '1 second'
     FROM generate_series(1, ${submissions}) n
     CROSS JOIN LATERAL (SELECT now() - n * interval '${minutesApart} minutes' AS at) sent
     JOIN (SELECT id, row_number() OVER (ORDER BY email) r FROM "User") u ON u.r = 1 + n % ${users}
     JOIN (SELECT *, row_number() OVER (ORDER BY slug) r FROM "Problem") p
       ON p.r = 1 + (n / 7) % ${problems}`,
    `INSERT INTO "SubmissionResult" ("submissionId", position, "testCaseId", verdict, passed, "cpuMs",
       "wallMs", "memoryKb", stdout, stderr)
     SELECT s.id, t.position, t.id, CASE WHEN t.position <= s."passedCount" THEN 'Accepted' ELSE 'Wrong Answer' END,
       t.position <= s."passedCount", 20, 30, 9000, 'output', ''
     FROM "Submission" s JOIN "TestCase" t ON t."testSetId" = s."testSetId" AND t.position <= 5`,
    `INSERT INTO "PastJudging" (id, "submissionId", "testSetId", verdict, "passedCount", "totalCount",
       results, "judgedAt")
     SELECT gen_random_uuid(), id, "testSetId", 'Wrong Answer', 0, 10, '[]', "doneAt"
     FROM "Submission" WHERE verdict = 'Accepted'`,
    `INSERT INTO "SolvedMark" ("userId", "problemId", "submissionId", "solvedAt")
     SELECT DISTINCT ON ("userId", "problemId") "userId", "problemId", id, "doneAt" FROM "Submission"
     WHERE verdict = 'Accepted'`,
    `INSERT INTO "SolveSession" ("userId", "problemId", day, "openedAt")
     SELECT DISTINCT ON ("userId", "problemId", "createdAt"::date)
       "userId", "problemId", "createdAt"::date, "createdAt" FROM "Submission"`,
    `INSERT INTO "ReviewLog" ("userId", "problemId", day, grade, evidence, "submissionId")
     SELECT DISTINCT ON ("userId", "problemId", "createdAt"::date) "userId", "problemId", "createdAt"::date,
       'GOOD'::"ReviewGrade", '{"activeSeconds": 600}'::jsonb, id FROM "Submission"
     WHERE verdict = 'Accepted'`,
    `INSERT INTO "ReviewCard" ("userId", "problemId", due, stability, difficulty, "scheduledDays", reps,
       lapses, "lastReview")
     SELECT "userId", "problemId", max(day) + 7, 7, 5, 7, count(*), 0, max(day) FROM "ReviewLog"
     GROUP BY 1, 2`,
    `UPDATE "Problem" p SET "submissionCount" = c.n, "acceptedCount" = c.a FROM (
       SELECT "problemId", count(*) n, count(*) FILTER (WHERE verdict = 'Accepted') a
       FROM "Submission" GROUP BY 1) c WHERE c."problemId" = p.id`,
    `INSERT INTO "Draft" (id, "userId", "problemId", language, code, revision)
     SELECT DISTINCT ON ("userId", "problemId") id, "userId", "problemId", 'PYTHON'::"Language",
       "sourceCode", 1 FROM "Submission"`,
    `INSERT INTO "DraftVersion" (id, "draftId", code) SELECT gen_random_uuid(), id, code FROM "Draft"`,
    `INSERT INTO "Note" (id, "userId", "problemId", text)
     SELECT id, "userId", "problemId", 'A heap, or two.' FROM "Draft"`,
    `INSERT INTO "Playlist" (id, "userId", name, "updatedAt")
     SELECT gen_random_uuid(), id, 'Favourites', now() FROM "User"`,
    `INSERT INTO "PlaylistEntry" (id, "playlistId", "problemId")
     SELECT gen_random_uuid(), l.id, p.id FROM "Playlist" l
     JOIN LATERAL (SELECT id FROM "Problem" ORDER BY md5(slug || l.id::text) LIMIT 10) p ON true`,
    'ANALYZE',
  ];
  await unhurried(db, async (tx) => {
    for (const statement of statements) await tx.$executeRawUnsafe(statement);
  });
  const user = await db.user.findUniqueOrThrow({ where: { email } });
  const submission = await db.submission.findFirstOrThrow({ where: { userId: user.id } });
  return { userId: user.id, problemId: submission.problemId, email };
}
