import type { Database } from '../../lib/db/db.ts';
import { unhurried } from '../unhurried.ts';

type Sizes = { readonly waiting: number; readonly people: number };

/**
 * Puts `waiting` submissions of `people` into the queue, in turn, as if they had come one a
 * millisecond. The problem and its tests are there afterwards too.
 * @returns the id of the problem
 */
export async function fillQueue(db: Database, { waiting, people }: Sizes): Promise<string> {
  const statements = [
    `INSERT INTO "User" (id, name, email, "updatedAt")
     SELECT gen_random_uuid(), 'Person ' || n, 'queued-' || n || '@example.com', now()
     FROM generate_series(1, ${people}) n ON CONFLICT DO NOTHING`,
    `INSERT INTO "Problem" (id, slug, title, description, difficulty, constraints, examples,
       "codeSnippets", "referenceSolution", "updatedAt")
     VALUES (gen_random_uuid(), 'queued', 'Queued', 'text', 'EASY', 'text', '{}', '{}', '{}', now())
     ON CONFLICT DO NOTHING`,
    `INSERT INTO "TestSet" (id, "problemId", hash)
     SELECT gen_random_uuid(), id, 'queued' FROM "Problem"
     WHERE slug = 'queued' AND "currentTestSetId" IS NULL`,
    `UPDATE "Problem" p SET "currentTestSetId" = t.id FROM "TestSet" t
     WHERE t."problemId" = p.id AND p.slug = 'queued'`,
    `INSERT INTO "TestCase" (id, "testSetId", position, input, output)
     SELECT gen_random_uuid(), "currentTestSetId", 1, 'a', 'a' FROM "Problem" WHERE slug = 'queued'
     ON CONFLICT DO NOTHING`,
    `INSERT INTO "Submission" (id, "userId", "problemId", "problemTitle", "testSetId", language,
       "sourceCode", "totalCount", "createdAt", "turnAt")
     SELECT gen_random_uuid(), u.id, p.id, p.title, p."currentTestSetId", 'PYTHON', 'echo', 1,
       now() - (${waiting} - n) * interval '1 millisecond',
       now() - (${waiting} - n) * interval '1 millisecond'
     FROM generate_series(1, ${waiting}) n
     JOIN (SELECT id, row_number() OVER (ORDER BY email) r FROM "User"
           WHERE email LIKE 'queued-%') u ON u.r = 1 + n % ${people}
     CROSS JOIN (SELECT * FROM "Problem" WHERE slug = 'queued') p`,
    'ANALYZE "Submission"',
  ];
  await unhurried(db, async (tx) => {
    for (const statement of statements) await tx.$executeRawUnsafe(statement);
  });
  return (await db.problem.findUniqueOrThrow({ where: { slug: 'queued' } })).id;
}
