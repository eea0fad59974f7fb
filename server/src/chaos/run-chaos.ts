import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyMigrations } from '../database/migrations/migrate.ts';
import { waitFor } from '../database/embedded/wait.ts';
import { closeDb, COMMAND_TIMEOUTS, createDb } from '../lib/db/db.ts';
import { firstSignal } from '../lib/process/first-signal.ts';
import { freePort } from '../lib/process/free-port.ts';
import { buildProblem } from '../test/factories.ts';
import { SEED_NAME, seedChance } from './chance.ts';
import { Crowd } from './crowd.ts';
import type { Finding } from './finding.ts';
import { countWaiting, findingsOf } from './findings.ts';
import { ChaosPostgres } from './postgres.ts';
import { ProductProcess } from './product-process.ts';
import { TESTS, TIME_LIMIT_MS } from './programs.ts';
import { exitFinding, restoreDrill } from './restore-drill.ts';
import { JUMPS_MS, planOf, storm, type Damage } from './storm.ts';

export type ChaosOptions = {
  readonly submissions: number;
  readonly people: number;
  /** Servers on the one database, all of them judging. */
  readonly servers: number;
  /** Further ones that only judge. */
  readonly judges: number;
  /** Kills of a server, at least. */
  readonly kills: number;
  /** Whether PostgreSQL is killed once and restarted once. */
  readonly isDatabaseHit: boolean;
  /** Of what is left to chance. */
  readonly seed: number;
  /** Share of the judge's calls that fail, from 0 to 1. */
  readonly judgeFaults: number;
  /** How long others may wait beside a thousand idle connections, in milliseconds. */
  readonly othersWaitMs: number;
  /** Whether the product is started on a restored backup at the end. */
  readonly isRestoreTried: boolean;
  /** Ends the run at its deadline, and when a person has had enough. */
  readonly signal: AbortSignal;
  readonly log: (line: string) => void;
};

const EMPTY_WITHIN_MS = 60_000;

/**
 * Sends programs with known verdicts to servers that are killed again and again, on a database that
 * is killed too, with a judge that fails; then looks whether anything was lost, doubled or wrong.
 * Everything happens on this machine, in a folder that is removed unless something does not hold.
 */
export async function runChaos(options: ChaosOptions): Promise<Finding[]> {
  seedChance(options.seed);
  const folder = mkdtempSync(join(tmpdir(), 'stepwise-chaos-'));
  // PostgreSQL may run as another user, who needs access to this folder.
  chmodSync(folder, 0o711);
  const postgres = new ChaosPostgres(join(folder, 'postgres'));
  let isFine = false;
  try {
    await postgres.start();
    const findings = await runOn(postgres, folder, options);
    isFine = findings.every(({ holds }) => holds !== false);
    return findings;
  } finally {
    await postgres.stop();
    if (isFine) rmSync(folder, { recursive: true, force: true });
    else options.log(`Logs and data are left in ${folder}`);
  }
}

async function runOn(
  postgres: ChaosPostgres,
  folder: string,
  options: ChaosOptions,
): Promise<Finding[]> {
  const { log } = options;
  const ended = new AbortController();
  const { signal: deadline } = firstSignal([options.signal, ended.signal]);
  const [apis, judges] = await serversOf(postgres.url, folder, options);
  const servers = [...apis, ...judges];
  const problemId = await prepare(postgres.url);
  try {
    log(`Starting ${apis.length} with an API and ${judges.length} that only judge`);
    await startAll(servers);
    const urls = apis.map(({ url }) => url);
    const crowd = new Crowd(urls, options.people, deadline);
    await crowd.register();
    log(`Sending ${options.submissions} programs, with at least ${options.kills} kills meanwhile`);
    const start = performance.now();
    const progress = (): number => crowd.acknowledged / options.submissions;
    const [damage] = await Promise.all([
      storm(
        { apis, judges, postgres, progress, deadline },
        planOf(options.kills, options.isDatabaseHit),
      ),
      crowd.submit(problemId, options.submissions),
    ]);
    const emptyAt = await waitUntilEmpty(postgres.url, damage.lastAt);
    log('Comparing');
    const exits = await Promise.all(servers.map((server) => server.stop()));
    const findings = [
      ...describe(damage, options),
      ...describeJudge(callsFileOf(folder)),
      { name: 'requests', found: crowd.tally.requests },
      { name: 'streams that nobody reads', found: crowd.streams },
      { name: 'of these unanswered', found: crowd.tally.unanswered },
      { name: 'of these put off (429, 5xx)', found: crowd.tally.putOff },
      { name: 'seconds of storm', found: seconds(damage.lastAt - start) },
      ...emptied(emptyAt, damage.lastAt),
      ...(await findingsOf(postgres.url, crowd.sent)),
      ...exits.map((code) => ({ name: EXIT_CODE, ...exitFinding(code) })),
    ];
    const [first] = crowd.sent;
    if (first === undefined || !options.isRestoreTried) return findings;
    log('Backing up, restoring, and starting the product on the restored database');
    const port = await freePort();
    const drill = { url: postgres.url, folder, port, problemId, sent: first, deadline };
    // What was found before is worth telling, whatever becomes of the drill.
    const drilled = await restoreDrill(drill).catch((error: unknown) => [
      { name: 'the drill', found: String(error), holds: false },
    ]);
    return [...findings, ...drilled];
  } finally {
    // When one half of the run has failed, the other one ends with it.
    ended.abort();
    await Promise.all(servers.map((server) => server.kill()));
  }
}

async function startAll(servers: readonly ProductProcess[]): Promise<void> {
  for (const server of servers) {
    server.start();
    // The first one fills the bank.
    await server.ready();
  }
}

const EXIT_CODE = 'exit code of a server when stopped';

const callsFileOf = (folder: string): string => join(folder, 'judge-calls');

/** Servers of one database, not started yet: those with an API, and those that only judge. */
async function serversOf(
  databaseUrl: string,
  folder: string,
  options: ChaosOptions,
): Promise<[ProductProcess[], ProductProcess[]]> {
  const jwtSecret = randomBytes(32).toString('hex');
  let number = 0;
  const make = async (script: string, env: Readonly<Record<string, string>>) => {
    // Each has faults of its own.
    const seed = options.seed + ++number;
    const port = await freePort();
    return new ProductProcess({
      script: `server/src/chaos/${script}.ts`,
      args: [String(options.judgeFaults), callsFileOf(folder)],
      env: {
        PORT: String(port),
        DATABASE_URL: databaseUrl,
        // Many people share one address here.
        RATE_LIMIT_SCALE: '1000',
        [SEED_NAME]: String(seed),
        ...env,
      },
      logFile: join(folder, `${script}-${port}.log`),
    });
  };
  const several = (count: number, script: string, env: Readonly<Record<string, string>> = {}) =>
    Promise.all(Array.from({ length: count }, () => make(script, env)));
  return Promise.all([
    several(options.servers, 'server', { JWT_SECRET: jwtSecret }),
    several(options.judges, 'judge'),
  ]);
}

/** An empty database becomes one with a problem, whose id is returned. */
export async function prepare(url: string): Promise<string> {
  await applyMigrations(url);
  const db = createDb(url, { timeouts: COMMAND_TIMEOUTS });
  const problem = await buildProblem(db, {
    title: 'Sum of two numbers',
    tests: TESTS,
    timeLimitMs: TIME_LIMIT_MS,
  });
  await closeDb(db);
  return problem.id;
}

/** When the last submission had its verdict; null when that takes too long. */
function waitUntilEmpty(url: string, lastBlowAt: number): Promise<number | null> {
  const left = lastBlowAt + EMPTY_WITHIN_MS - performance.now();
  return waitFor(
    async () => ((await countWaiting(url)) === 0 ? performance.now() : null),
    left,
    200,
  );
}

function emptied(emptyAt: number | null, lastBlowAt: number): Finding[] {
  const name = 'seconds from the last blow to an empty queue';
  if (emptyAt === null)
    return [{ name, found: `more than ${EMPTY_WITHIN_MS / 1000}`, holds: false }];
  return [{ name, found: seconds(emptyAt - lastBlowAt), holds: true }];
}

function describe(damage: Damage, options: ChaosOptions): Finding[] {
  const asked = options.isDatabaseHit ? 1 : 0;
  const kills = damage.kills.reduce((sum, ofOne) => sum + ofOne, 0);
  return [
    { name: 'kills of a server', found: kills, holds: kills >= options.kills },
    {
      name: 'of these of each process',
      found: damage.kills.join(', '),
      holds: damage.kills.every((ofOne) => ofOne > 0),
    },
    { name: 'kills of the database', found: damage.crashes, holds: damage.crashes === asked },
    { name: 'restarts of the database', found: damage.restarts, holds: damage.restarts === asked },
    {
      name: 'jumps of a clock, s',
      found: damage.jumps.map((ms) => ms / 1000).join(', '),
      holds: JUMPS_MS.every((ms) => damage.jumps.includes(ms)),
    },
    {
      name: 'exit codes of servers stopped under load',
      found: damage.stops.join(', '),
      holds: damage.stops.every((code) => code === 0),
    },
    {
      name: 'ms that others wait beside idle connections',
      found: Math.round(Math.max(0, ...damage.waits)),
      holds: damage.waits.every((ms) => ms < options.othersWaitMs),
    },
  ];
}

function describeJudge(callsFile: string): Finding[] {
  const text = existsSync(callsFile) ? readFileSync(callsFile, 'utf8') : '';
  const calls = text.split('\n').filter((line) => line !== '');
  const faults = calls.filter((line) => line !== 'works').length;
  return [
    { name: 'calls of the judge', found: calls.length },
    { name: 'of these made to fail', found: faults },
  ];
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}
