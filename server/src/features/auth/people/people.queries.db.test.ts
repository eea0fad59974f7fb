import type { Prisma } from '@stepwise/db/client';
import { beforeAll, expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/database.ts';
import { fillPeople } from '../../../test/fill/fill-people.ts';
import { listPeople } from './people.queries.ts';

const database = useTestDatabase();

const PEOPLE = 20_000;
const FILL_WITHIN_MS = 120_000;
const CURSOR = 'ffffffff-0000-4000-8000-000000000000';

beforeAll(() => fillPeople(database.db, PEOPLE), FILL_WITHIN_MS);

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
  ['what only the first ones have', wish({ search: 'alumni' })],
  ['what nobody has', wish({ search: 'nobody at all' })],
  ['the beginning of a word', wish({ search: 'zq' })],
  ['administrators', wish({ only: 'ADMIN' })],
  ['setters', wish({ only: 'SETTER' })],
  ['suspended people', wish({ only: 'SUSPENDED' })],
];

it.each(WISHES)('%s is found without reading everybody', async (_name, wanted) => {
  const plans: string[] = [];
  const explain = async <Row>({ text, values }: Prisma.Sql): Promise<Row[]> => {
    const { pool } = database.db;
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ANALYZE ${text}`, values);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    return (await pool.query(text, values)).rows as Row[];
  };
  await listPeople({ read: explain }, wanted);
  expect(plans.join()).toMatch(/Index|Bitmap/);
  expect(plans.join()).not.toMatch(/Seq Scan on "User"/);
  const passed = [...plans.join().matchAll(/Rows Removed by .*: (\d+)/g)];
  expect(passed.reduce((sum, [, rows]) => sum + Number(rows), 0)).toBeLessThan(PEOPLE / 4);
});
