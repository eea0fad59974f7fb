// What an administrator waits for the list of 100,000 people and a search in it: npm run bench:people
// On a scratch PostgreSQL, with a server of its own. It ends with 1 when a bound does not hold.
import { atMost, type Finding } from '../../chaos/finding.ts';
import { applyMigrations } from '../../database/migrations/migrate.ts';
import { openScratch } from '../../database/open-database.ts';
import { closeDb, COMMAND_TIMEOUTS, createDb } from '../../lib/db/db.ts';
import { hashPassword } from '../../lib/password.ts';
import { fillPeople } from '../../test/fill/fill-people.ts';
import { reportFindings } from '../report-findings.ts';
import { type BenchServer, PASSWORD, signIn, startProduct } from './bench-server.ts';
import { quantile } from './quantile.ts';

const PEOPLE = 100_000;
const EMAIL = 'administrator@bench.example';
const WARM = 20;
const REQUESTS = 200;
/** Bound of the median, from the question to the whole answer. */
const P50_WITHIN_MS = 30;

/** By what, and how many people are on the first page. */
const WISHES: readonly (readonly [name: string, query: string, found: number])[] = [
  ['the first page', '', 50],
  ['a page in the middle', 'cursor=00000000-0000-7000-8000-00000000c350', 50],
  ['the last page', 'cursor=00000000-0000-7000-8000-000000000033', 50],
  ['a rare name', 'search=c4ca4238a0', 1],
  ['an email', 'search=19999@school', 1],
  ['what nearly all have', 'search=school.example', 50],
  ['what the first ones have', 'search=alumni', 50],
  ['what nobody has', 'search=nobody at all', 0],
  ['two letters of all names', 'search=pu', 50],
  ['two letters of nobody', 'search=zq', 0],
  ['administrators', 'only=ADMIN', 50],
  ['an administrator, by name', 'only=ADMIN&search=bench', 1],
  ['setters', 'only=SETTER', 50],
  ['suspended people', 'only=SUSPENDED', 50],
  ['suspended, of the first ones', 'only=SUSPENDED&search=alumni', 1],
];

async function measure(url: string, cookie: string, found: number): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < WARM + REQUESTS; n += 1) {
    const begin = performance.now();
    const answer = await fetch(url, { headers: { Cookie: cookie } });
    const { data = [] } = (await answer.json()) as { data?: unknown[] };
    if (n >= WARM) times.push(performance.now() - begin);
    if (data.length !== found)
      throw new Error(`${url}: ${answer.status}, ${data.length} people, not ${found}`);
  }
  return times;
}

const scratch = await openScratch();
let server: BenchServer | undefined;
const findings: Finding[] = [];
try {
  if (!scratch.fresh)
    throw new Error('It fills a database of its own: run it without DATABASE_URL');
  await applyMigrations(scratch.url);
  const db = createDb(scratch.url, { timeouts: COMMAND_TIMEOUTS });
  console.log(`Adding ${PEOPLE} people`);
  await fillPeople(db, PEOPLE);
  // Of the least cost: signing in is not what is measured.
  const passwordHash = await hashPassword(PASSWORD, 4);
  const administrator = {
    name: 'Administrator',
    email: EMAIL,
    role: 'ADMIN',
    passwordHash,
  } as const;
  await db.user.create({ data: administrator });
  await closeDb(db);
  server = await startProduct(scratch.url);
  const cookie = await signIn(server.url, EMAIL);
  console.log(`${'ms'.padEnd(30)}      p50      p95`);
  for (const [name, query, found] of WISHES) {
    const times = await measure(`${server.url}/api/v1/admin/users?${query}`, cookie, found);
    const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
    console.log(`${name.padEnd(30)} ${p50.toFixed(2).padStart(8)} ${p95.toFixed(2).padStart(8)}`);
    findings.push(atMost(`p50 of ${name}, ms`, p50, P50_WITHIN_MS));
  }
} finally {
  server?.child.kill('SIGTERM');
  await scratch.release();
}
process.exit(reportFindings(findings));
