import type { Prisma } from '@stepwise/db/client';
import { beforeAll, expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/database.ts';
import { unhurried } from '../../../test/unhurried.ts';
import { listPeople } from './people.queries.ts';

const database = useTestDatabase();

const PEOPLE = 20_000;
const FILL_WITHIN_MS = 120_000;
const CURSOR = 'ffffffff-0000-4000-8000-000000000000';

beforeAll(async () => {
  await unhurried(database.db, async (tx) => {
    await tx.$executeRaw`
      INSERT INTO "User" (id, name, email, "updatedAt")
      SELECT gen_random_uuid(), 'Pupil ' || md5(n::text), n || '@school.example', now()
      FROM generate_series(1, ${PEOPLE}) n`;
    await tx.$executeRaw`ANALYZE "User"`;
  });
}, FILL_WITHIN_MS);

type Wanted = Parameters<typeof listPeople>[1];

const wish = (wanted: Partial<Wanted>): Wanted => {
  return { search: '', only: 'ALL', cursor: undefined, limit: 50, ...wanted };
};

const WISHES: readonly (readonly [string, Wanted])[] = [
  ['the first page', wish({})],
  ['a later page', wish({ cursor: CURSOR })],
  ['part of a rare name', wish({ search: 'c4ca4238a0' })],
  ['an email', wish({ search: '19999@school' })],
  ['what nearly everybody has', wish({ search: 'school.example' })],
  ['what nobody has', wish({ search: 'nobody at all' })],
  ['the beginning of a word', wish({ search: 'zq' })],
  ['administrators', wish({ only: 'ADMIN' })],
  ['suspended people', wish({ only: 'SUSPENDED' })],
];

it.each(WISHES)('%s is found without reading everybody', async (_name, wanted) => {
  const plans: string[] = [];
  const explain = async <Row>(statement: Prisma.Sql): Promise<Row[]> => {
    const { rows } = await database.db.pool.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN ${statement.text}`,
      statement.values,
    );
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    return [];
  };
  await listPeople({ read: explain }, wanted);
  expect(plans.join()).toMatch(/Index|Bitmap/);
  expect(plans.join()).not.toMatch(/Seq Scan on "User"/);
});
