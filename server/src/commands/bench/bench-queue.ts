// What a claim and an admission cost as the queue grows: npm run bench:queue [waiting ...]
// In a scratch PostgreSQL: it deletes submissions. It ends with 1 when a bound does not hold.
import { setTimeout as sleep } from 'node:timers/promises';
import { LANGUAGE_KEYS } from '@stepwise/contracts/language';
import { atMost, type Finding } from '../../chaos/finding.ts';
import { applyMigrations } from '../../database/migrations/migrate.ts';
import { openScratch } from '../../database/open-database.ts';
import { claimNext } from '../../features/execution/queue/claim.queries.ts';
import {
  measurePending,
  measureQueue,
} from '../../features/execution/queue/queue-state.queries.ts';
import { closeDb, COMMAND_TIMEOUTS, createDb, type Database } from '../../lib/db/db.ts';
import { shareRuns } from '../../lib/cache/share-runs.ts';
import { fillQueue } from '../../test/fill/fill-queue.ts';
import { reportFindings } from '../report-findings.ts';
import { quantile } from './quantile.ts';

const WAITING = [10, 10_000, 1_000_000];
const CLAIMERS = [1, 4, 16];
const PEOPLE = 5_000;
/** As QUEUE_MAX is unless set. */
const QUEUE_MAX = 200;
const WARM_MS = 1_000;
const ROUND_MS = 5_000;
/** What a short judging takes: between two claims of a server there is always one. */
const JUDGING_MS = 20;
/** Bound of the p95 of a claim and of an admission, with judging between two of them. */
const P95_WITHIN_MS = 3;
/** What filling the longest queue may take. */
const FILL_MS = 600_000;

type Figures = { readonly perSecond: number; readonly p50: number; readonly p95: number };

/** `work` answers how long the part that counts took, or null when there was nothing to do. */
async function measure(
  claimers: number,
  pauseMs: number,
  forMs: number,
  work: (n: number) => Promise<number | null>,
): Promise<Figures> {
  const times: number[] = [];
  const begin = performance.now();
  const loop = async (n: number): Promise<void> => {
    while (performance.now() - begin < forMs) {
      const ms = await work(n);
      if (ms !== null) times.push(ms);
      if (pauseMs > 0 || ms === null) await sleep(Math.max(1, pauseMs));
    }
  };
  await Promise.all(Array.from({ length: claimers }, (_, n) => loop(n)));
  const seconds = (performance.now() - begin) / 1000;
  const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
  return { perSecond: times.length / seconds, p50, p95 };
}

/** Claims one; then it comes anew, behind all others, so that as many wait as before. */
function claimOnce(db: Database) {
  return async (n: number): Promise<number | null> => {
    const begin = performance.now();
    const lease = await claimNext(db, `server ${n}`, LANGUAGE_KEYS);
    const ms = performance.now() - begin;
    if (!lease) return null;
    await db.$executeRaw`
      UPDATE "Submission" SET state = 'QUEUED', owner = NULL, "leaseUntil" = NULL,
        "turnAt" = clock_timestamp() WHERE id = ${lease.id}::uuid`;
    return ms;
  };
}

/** What is asked of the queue before a submission is stored. */
function admitOnce(db: Database, people: readonly string[]) {
  let at = 0;
  const readQueue = shareRuns(() => measureQueue(db, QUEUE_MAX));
  return async (): Promise<number> => {
    at = (at + 1) % people.length;
    const begin = performance.now();
    await readQueue();
    await measurePending(db, people[at] ?? '', 2);
    return performance.now() - begin;
  };
}

const ms = (value: number): string => value.toFixed(2).padStart(9);
const row = (cells: readonly string[]): string => cells.join(' ');

async function bench(db: Database, waiting: number): Promise<Finding[]> {
  const findings: Finding[] = [];
  const people = await db.user.findMany({ select: { id: true }, take: PEOPLE });
  const admit = admitOnce(
    db,
    people.map(({ id }) => id),
  );
  const claim = claimOnce(db);
  for (const claimers of CLAIMERS) {
    await measure(claimers, 0, WARM_MS, claim);
    const fast = await measure(claimers, 0, ROUND_MS, claim);
    const paced = await measure(claimers, JUDGING_MS, ROUND_MS, claim);
    const admission = await measure(claimers, 0, ROUND_MS, admit);
    const pacedAdmission = await measure(claimers, JUDGING_MS, ROUND_MS, admit);
    console.log(
      row([
        String(waiting).padStart(9),
        String(claimers).padStart(8),
        fast.perSecond.toFixed(0).padStart(8),
        ...[fast.p50, fast.p95, paced.p50, paced.p95].map(ms),
        ...[admission.p50, admission.p95, pacedAdmission.p50, pacedAdmission.p95].map(ms),
      ]),
    );
    const among = `p95, ${waiting} wait, ${claimers} claim`;
    findings.push(atMost(`ms of a claim, ${among}`, paced.p95, P95_WITHIN_MS));
    findings.push(atMost(`ms of an admission, ${among}`, pacedAdmission.p95, P95_WITHIN_MS));
  }
  return findings;
}

const wanted = process.argv.slice(2).map(Number).filter(Boolean);
const scratch = await openScratch();
const findings: Finding[] = [];
try {
  if (!scratch.fresh) throw new Error('It deletes submissions: run it without DATABASE_URL');
  await applyMigrations(scratch.url);
  const db = createDb(scratch.url, {
    poolSize: 20,
    timeouts: { ...COMMAND_TIMEOUTS, statement: FILL_MS },
  });
  console.log(`ms; "paced": ${JUDGING_MS} ms of judging between two; the others without a pause`);
  console.log(
    '  waiting claimers claims/s claim p50       p95 paced p50       p95 admit p50       p95 paced p50       p95',
  );
  for (const waiting of wanted.length > 0 ? wanted : WAITING) {
    await db.submission.deleteMany();
    await fillQueue(db, { waiting, people: PEOPLE });
    await db.$executeRawUnsafe('VACUUM (ANALYZE) "Submission"');
    findings.push(...(await bench(db, waiting)));
  }
  await closeDb(db);
} finally {
  await scratch.release();
}
process.exit(reportFindings(findings));
