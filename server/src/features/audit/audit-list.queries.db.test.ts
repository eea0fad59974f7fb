import type { Prisma } from '@stepwise/db/client';
import { beforeAll, expect, it } from 'vitest';
import { useTestDatabase } from '../../test/database.ts';
import { unhurried } from '../../test/unhurried.ts';
import { listAudit } from './audit-list.queries.ts';

const database = useTestDatabase();

const ACTS = 50_000;
const PEOPLE = 5_000;
const FILL_WITHIN_MS = 120_000;

const PROBLEMS = 500;

/** Of years, by four administrators and everybody's own, with one kind that nearly nobody did, and setters' grants. */
beforeAll(async () => {
  await unhurried(database.db, async (tx) => {
    await tx.$executeRaw`
      INSERT INTO "User" (id, name, email, "updatedAt")
      SELECT md5(n::text)::uuid, 'Pupil ' || md5(n::text), n || '@school.example', now()
      FROM generate_series(1, ${PEOPLE}) n`;
    await tx.$executeRaw`
      INSERT INTO "Problem" (id, slug, title, "updatedAt", description, difficulty, constraints, examples,
        "codeSnippets", "referenceSolution")
      SELECT md5('p' || n)::uuid, 'p' || n, 'Sum ' || md5('p' || n), now(), '', 'EASY', '', '{}', '{}', '{}'
      FROM generate_series(1, ${PROBLEMS}) n`;
    await tx.$executeRaw`
      INSERT INTO "AuditEvent" (id, at, "actorId", action, "subjectType", "subjectId", after)
      SELECT gen_random_uuid(), now() - n * interval '10 minutes',
        md5(CASE WHEN n % 2 = 0 THEN n % 4 + 1 ELSE n % ${PEOPLE} + 1 END::text)::uuid,
        CASE WHEN n % 10000 = 0 THEN 'registration.changed'
          WHEN n % 100 = 2 THEN 'grant.given'
          WHEN n % 2 = 0 THEN 'link.made' ELSE 'token.made' END,
        'user', md5((n % ${PEOPLE} + 1)::text)::uuid,
        CASE WHEN n % 100 = 2 THEN json_build_object('problemId', md5('p' || n % ${PROBLEMS} + 1)::uuid) END
      FROM generate_series(1, ${ACTS}) n`;
    await tx.$executeRaw`ANALYZE "User"`;
    await tx.$executeRaw`ANALYZE "Problem"`;
    await tx.$executeRaw`ANALYZE "AuditEvent"`;
  });
}, FILL_WITHIN_MS);

type Wanted = Omit<Parameters<typeof listAudit>[1], 'limit'>;

const PUPIL = 'c4ca4238-a0b9-2382-0dcc-509a6f75849b';
const DAY = { since: '2026-03-04T00:00:00Z', until: '2026-03-05T00:00:00Z' };

const WISHES: readonly (readonly [string, Wanted])[] = [
  ['the first page', {}],
  ['a later page', { cursor: crypto.randomUUID() }],
  ['a frequent kind of act', { action: 'link.made' }],
  ['a rare kind of act', { action: 'registration.changed' }],
  ['a kind of act that nobody did', { action: 'users.exported' }],
  ['a day', DAY],
  ['a kind of act on a day', { action: 'link.made', ...DAY }],
  ['who did it', { by: PUPIL }],
  ['part of the name of who did it', { by: 'c4ca4238a0' }],
  ['what nearly everybody has in the email', { by: 'school.example' }],
  ['nobody', { by: 'nobody at all' }],
  ['whom it is about', { about: PUPIL }],
  ['part of the name of whom it is about', { about: 'c4ca4238a0' }],
  ['what is about nearly everybody', { about: 'school.example' }],
  ['what is about nobody', { about: 'nobody at all' }],
  ['part of the title of a problem', { about: 'Sum 7bc3' }],
  ['what nearly every problem has in the title', { about: 'Sum' }],
  ['everything at once', { action: 'link.made', by: PUPIL, about: 'c4ca4238a0', ...DAY }],
];

async function planOf(wanted: Wanted): Promise<string> {
  const plans: string[] = [];
  const explain = async <Row>(statement: Prisma.Sql): Promise<Row[]> => {
    const { rows } = await database.db.pool.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN ${statement.text}`,
      statement.values,
    );
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    return [];
  };
  await listAudit({ read: explain }, { ...wanted, limit: 50 });
  return plans.join();
}

it.each(WISHES)('%s is found without reading the whole history', async (_name, wanted) => {
  const plan = await planOf(wanted);
  expect(plan).toMatch(/Index|Bitmap/);
  expect(plan).not.toMatch(/Seq Scan on "AuditEvent"/);
});

it.each(['Sum 7bc3', 'Sum', PUPIL])('grants for the problem "%s" are looked up', async (about) => {
  expect(await planOf({ about })).toContain('AuditEvent_grant_problem_idx');
});
