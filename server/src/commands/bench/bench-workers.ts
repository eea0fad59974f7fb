// How much more two and three processes of npm run judge do than one: npm run bench:workers
// On a scratch PostgreSQL, on this machine alone. It ends with 1 when a bound does not hold.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Sent } from '../../chaos/crowd.ts';
import { atLeast, type Finding } from '../../chaos/finding.ts';
import { countWaiting, findingsOf } from '../../chaos/findings.ts';
import { ProductProcess } from '../../chaos/product-process.ts';
import { TESTS } from '../../chaos/programs.ts';
import { exitFinding } from '../../chaos/restore-drill.ts';
import { prepare } from '../../chaos/run-chaos.ts';
import { openScratch } from '../../database/open-database.ts';
import { closeDb, COMMAND_TIMEOUTS, createDb, type Database } from '../../lib/db/db.ts';
import { firstSignal } from '../../lib/process/first-signal.ts';
import { freePort } from '../../lib/process/free-port.ts';
import { reportFindings } from '../report-findings.ts';
import { quantile } from './quantile.ts';
import { untilInterrupted } from '../until-interrupted.ts';

const ROUNDS = 3;
/** For each worker, before those that count: the first start of a language takes longer. */
const WARM = 4;
const PEOPLE = 20;
const LOOK_MS = 200;
const DEADLINE_MS = 30 * 60_000;
/** So many times as much as one does, by the number of workers. */
const BOUNDS: Readonly<Record<number, number>> = { 2: 1.8, 3: 2.6 };
const CORES = availableParallelism();

type Load = {
  readonly name: string;
  readonly line: string;
  readonly submissions: number;
  readonly workers: readonly number[];
};

/** What a program does in each test beside its answer. */
const LOADS: readonly Load[] = [
  // About 60 ms. More workers than cores would only show that there are no more cores.
  {
    name: 'computing',
    line: 'for _ in range(3000000): pass',
    submissions: 120,
    workers: [1, 2, 3].filter((n) => n <= CORES),
  },
  // A second in all, nearly without a core: what is left of a whole worker's gain shows what queue and
  // database cost.
  {
    name: 'sleeping',
    line: 'import time; time.sleep(0.25)',
    submissions: 60,
    workers: [1, 2, 3],
  },
];

type Place = {
  readonly db: Database;
  readonly url: string;
  readonly folder: string;
  readonly problem: { readonly id: string; readonly title: string; readonly testSetId: string };
  readonly people: readonly { readonly id: string; readonly email: string }[];
  /** Everything that was ever sent in, for the findings at the end. */
  readonly sent: Sent[];
  readonly signal: AbortSignal;
};

async function fill(db: Database, id: string): Promise<Pick<Place, 'problem' | 'people'>> {
  const { title, currentTestSetId } = await db.problem.findUniqueOrThrow({ where: { id } });
  const people = await db.user.createManyAndReturn({
    data: Array.from({ length: PEOPLE }, (_, n) => {
      return { name: `Person ${n}`, email: `worker-${n}@example.com` };
    }),
  });
  return { problem: { id, title, testSetId: currentTestSetId ?? '' }, people };
}

/** Puts `count` programs into the queue at one moment. Returns how many seconds it took to judge them. */
async function judgeAll(place: Place, load: Load, count: number): Promise<number> {
  const { db, url, people, problem, signal } = place;
  const source = `${load.line}\nprint(sum(map(int, input().split())))`;
  const rows = await db.submission.createManyAndReturn({
    data: Array.from({ length: count }, (_, n) => ({
      userId: people[n % people.length]?.id ?? '',
      problemId: problem.id,
      ...{ problemTitle: problem.title, testSetId: problem.testSetId, totalCount: TESTS.length },
      ...{ language: 'PYTHON' as const, sourceCode: source, idempotencyKey: randomUUID() },
    })),
  });
  const program = { language: 'PYTHON', source, verdict: 'Accepted', passedCount: 4 } as const;
  for (const { id, userId, idempotencyKey } of rows) {
    const email = people.find((person) => person.id === userId)?.email ?? '';
    place.sent.push({ key: idempotencyKey ?? '', program, email, ids: new Set([id]) });
  }
  while ((await countWaiting(url)) > 0) await sleep(LOOK_MS, undefined, { signal });
  const { _max, _min } = await db.submission.aggregate({
    where: { id: { in: rows.map(({ id }) => id) } },
    _max: { doneAt: true },
    _min: { createdAt: true },
  });
  return ((_max.doneAt?.getTime() ?? NaN) - (_min.createdAt?.getTime() ?? NaN)) / 1000;
}

/** Submissions a minute that so many workers judge, each on a core of its own as long as there are. */
async function measure(place: Place, load: Load, workers: number): Promise<[number, Finding[]]> {
  const servers = await Promise.all(
    Array.from({ length: workers }, async (_, n) => {
      const port = await freePort();
      return new ProductProcess({
        script: 'server/src/commands/judge.ts',
        env: { PORT: String(port), DATABASE_URL: place.url, JUDGE_SLOTS: '1', LOG_LEVEL: 'warn' },
        logFile: join(place.folder, `${port}.log`),
        core: n % CORES,
      });
    }),
  );
  try {
    for (const server of servers) server.start();
    await Promise.all(servers.map((server) => server.ready(place.signal)));
    await judgeAll(place, load, WARM * workers);
    const seconds = await judgeAll(place, load, load.submissions);
    const exits = await Promise.all(servers.map((server) => server.stop()));
    const findings = exits.map((exit) => ({ name: 'exit code of a worker', ...exitFinding(exit) }));
    return [(load.submissions / seconds) * 60, findings];
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
  }
}

/** In turns, so that a machine that slows down slows all. */
async function bench(place: Place, load: Load): Promise<Finding[]> {
  const findings: Finding[] = [];
  const rounds: Map<number, number>[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const rates = new Map<number, number>();
    for (const workers of load.workers) {
      const [rate, exits] = await measure(place, load, workers);
      rates.set(workers, rate);
      findings.push(...exits.filter(({ holds }) => holds === false));
    }
    rounds.push(rates);
    const told = [...rates].map(([workers, rate]) => `${workers}: ${rate.toFixed(0).padStart(5)}`);
    console.log(`${load.name.padEnd(10)} round ${round}   ${told.join('   ')}`);
  }
  for (const workers of load.workers.filter((n) => n > 1)) {
    const ratios = rounds.map((rates) => (rates.get(workers) ?? NaN) / (rates.get(1) ?? NaN));
    const name = `${load.name}, ${workers} workers to one`;
    const ratio = quantile(ratios, 0.5);
    // Without a core for PostgreSQL it takes from theirs: then the figure is only told.
    const isFair = load.name === 'sleeping' || workers < CORES;
    findings.push(
      isFair
        ? atLeast(name, ratio, BOUNDS[workers] ?? NaN)
        : { name: `${name}, no core left`, found: ratio.toFixed(2) },
    );
  }
  return findings;
}

const interrupted = untilInterrupted();
const { signal } = firstSignal([interrupted], DEADLINE_MS);
const folder = mkdtempSync(join(tmpdir(), 'stepwise-workers-'));
const scratch = await openScratch();
const findings: Finding[] = [];
try {
  if (!scratch.fresh)
    throw new Error('It fills a database of its own: run it without DATABASE_URL');
  const { url } = scratch;
  const problemId = await prepare(url);
  const db = createDb(url, { timeouts: COMMAND_TIMEOUTS });
  const place: Place = { db, url, folder, sent: [], signal, ...(await fill(db, problemId)) };
  console.log(`${CORES} cores; submissions a minute, by the number of workers`);
  for (const load of LOADS) findings.push(...(await bench(place, load)));
  const { _sum } = await db.submission.aggregate({ _sum: { attempt: true } });
  const started = _sum.attempt ?? NaN;
  const count = place.sent.length;
  findings.push(...(await findingsOf(url, place.sent)).filter(({ holds }) => holds !== undefined));
  findings.push({
    name: 'judgings started',
    found: `${started} of ${count}`,
    holds: started === count,
  });
  await closeDb(db);
  // After an error the logs stay.
  rmSync(folder, { recursive: true, force: true });
} finally {
  await scratch.release();
}
process.exit(reportFindings(findings));
