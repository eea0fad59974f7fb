import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { languageIdOf } from '@stepwise/contracts/language';
import type { Rejudging } from '@stepwise/contracts/rejudging';
import { closeDb, COMMAND_TIMEOUTS, createDb, type Database } from '../../lib/db/db.ts';
import { freePort } from '../../lib/process/free-port.ts';
import { buildProblem } from '../../test/factories.ts';
import { atMost, type Finding } from '../finding.ts';
import { Person } from '../person.ts';
import { ProductProcess } from '../product-process.ts';
import { exitFinding } from '../restore-drill.ts';
import { contradictionsIn } from './contradictions.ts';
import { fillJudged } from './fill-judged.ts';
import { KINDS } from './kinds.ts';

export type RejudgeOptions = {
  /** An empty database with its migrations. */
  readonly url: string;
  readonly submissions: number;
  /** Quick submissions sent while it runs in the real sandbox, and as many without; 0: none. */
  readonly quick: number;
  readonly signal: AbortSignal;
  readonly log: (line: string) => void;
};

const LOOKS = 20;
/** By the share of the work that is done: looks at which the server is killed, or it is paused. */
const KILLS = [6, 13];
/** Early, so that much is left to be paused however long this process stands still. */
const PAUSE = 3;
const ANSWER_WITHIN_MS = 100;
/** Quick ones take so many times as long beside it. The worst may take a second on any machine. */
const QUICK_TIMES = 2;
const WORST_MS = 1_000;
const PAUSE_MS = 500;
const PASSWORD = 'password of the rejudge run';
const ECHO = KINDS[0]?.source ?? '';

/** What every part of the run needs. */
type Parts = RejudgeOptions & {
  readonly db: Database;
  readonly folder: string;
  readonly port: number;
  readonly problemId: string;
};

/**
 * Judges a problem's many submissions again, over the API, and looks on the way that nobody has
 * anything but the old verdict or the new one. First for a while in the real sandbox, with a person
 * who sends quick programs meanwhile; then to the end with an engine that only pretends to run them,
 * with kills and a pause.
 */
export async function runRejudge(options: RejudgeOptions): Promise<Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'stepwise-rejudge-'));
  const db = createDb(options.url, { timeouts: COMMAND_TIMEOUTS });
  let isFine = false;
  try {
    options.log(`Storing ${options.submissions} judged submissions`);
    const problemId = await fillJudged(db, options.submissions);
    const parts = { ...options, db, folder, port: await freePort(), problemId };
    const beside = options.quick > 0 ? await besideQuickOnes(parts) : [];
    const findings = [...beside, ...(await toTheEnd(parts))];
    isFine = findings.every(({ holds }) => holds !== false);
    return findings;
  } finally {
    await closeDb(db);
    if (isFine) rmSync(folder, { recursive: true, force: true });
    else options.log(`Logs are left in ${folder}`);
  }
}

async function withServer<T>(
  { url, folder, port, signal }: Parts,
  judge: 'real' | 'pretended',
  work: (server: ProductProcess) => Promise<T>,
): Promise<T> {
  const server = new ProductProcess({
    script: 'server/src/chaos/server.ts',
    args: ['0', join(folder, 'calls'), judge],
    env: {
      PORT: String(port),
      DATABASE_URL: url,
      JWT_SECRET: randomBytes(32).toString('hex'),
      RATE_LIMIT_SCALE: '1000',
    },
    logFile: join(folder, `${judge}.log`),
  });
  try {
    server.start();
    await server.ready(signal);
    return await work(server);
  } finally {
    await server.kill();
  }
}

async function enter({ db, signal }: Parts, server: ProductProcess, role: 'ADMIN' | 'USER') {
  const tally = { requests: 0, unanswered: 0, putOff: 0 };
  const person = new Person(server.url, `${randomUUID()}@example.com`, tally, signal);
  await person.enter('/auth/register', PASSWORD);
  await db.user.update({ where: { email: person.email }, data: { role } });
  return person;
}

async function begin(parts: Parts, admin: Person): Promise<{ id: string; ms: number }> {
  const start = performance.now();
  const answer = await admin.ask('POST', `/problems/rejudge/${parts.problemId}?all=true`);
  const { data } = answer.body as { data: Rejudging };
  return { id: data.id, ms: performance.now() - start };
}

const jobOf = ({ db }: Parts, id: string) => db.rejudging.findUniqueOrThrow({ where: { id } });

/** Resolves when so many have their outcome. @throws when it stands still or has ended before */
async function progressTo(parts: Parts, id: string, count: number): Promise<void> {
  for (;;) {
    const { judged, failed, state } = await jobOf(parts, id);
    if (judged + failed >= count) return;
    if (state !== 'RUNNING') throw new Error(`It is ${state} at ${judged}`);
    await sleep(10, undefined, { signal: parts.signal });
  }
}

/** In the real sandbox: what it costs somebody who waits, and that it can be called off. */
async function besideQuickOnes(parts: Parts): Promise<Finding[]> {
  const { db, quick, log } = parts;
  const tests = [{ input: 'quick', output: 'quick' }];
  const { id: quickId } = await buildProblem(db, { slug: 'quick-one', tests });
  return withServer(parts, 'real', async (server) => {
    const [admin, learner] = [
      await enter(parts, server, 'ADMIN'),
      await enter(parts, server, 'USER'),
    ];
    log(`Sending ${quick} quick programs without, and with it in the background`);
    await timesOfQuick(learner, quickId, quick); // warm
    const without = await timesOfQuick(learner, quickId, quick);
    const job = await begin(parts, admin);
    await progressTo(parts, job.id, 1);
    const beside = await timesOfQuick(learner, quickId, quick);
    const { judged } = await jobOf(parts, job.id);
    await admin.ask('POST', `/rejudging/${job.id}/cancel`);
    const ended = await jobOf(parts, job.id);
    const most = { p50: QUICK_TIMES * without.p50, worst: QUICK_TIMES * without.worst };
    return [
      answered('answered in ms, in the real sandbox', job.ms),
      { name: 'p50 of quick ones without, ms', found: without.p50.toFixed(1) },
      { name: 'the worst of these, ms', found: without.worst.toFixed(1) },
      atMost('p50 of quick ones beside it, ms', beside.p50, most.p50),
      atMost('the worst of these beside it, ms', beside.worst, Math.max(most.worst, WORST_MS)),
      { name: 'judged again meanwhile', found: judged, holds: judged > 0 },
      { name: 'after it was cancelled', found: ended.state, holds: ended.state === 'CANCELLED' },
      { name: 'tasks left then', ...none(await db.rejudgeTask.count()) },
      { name: 'contradictions then', ...nothingIn(await contradictionsIn(db, parts.problemId)) },
    ];
  });
}

type Times = { readonly p50: number; readonly worst: number };

async function timesOfQuick(person: Person, problemId: string, count: number): Promise<Times> {
  const times: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const start = performance.now();
    await person.ask('POST', '/execution-code', {
      headers: { 'Idempotency-Key': randomUUID() },
      body: {
        source_code: { JAVASCRIPT: ECHO },
        language_id: languageIdOf('JAVASCRIPT'),
        problemId,
      },
    });
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return { p50: times[Math.floor(count / 2)] ?? NaN, worst: times.at(-1) ?? NaN };
}

/** With the pretended engine: every submission, with looks, kills and a pause. */
async function toTheEnd(parts: Parts): Promise<Finding[]> {
  const { db, problemId, submissions, log } = parts;
  return withServer(parts, 'pretended', async (server) => {
    const admin = await enter(parts, server, 'ADMIN');
    const start = performance.now();
    const job = await begin(parts, admin);
    const found: Record<string, number> = {};
    let moved = 0;
    for (let look = 1; look <= LOOKS; look += 1) {
      await progressTo(parts, job.id, Math.floor((look * submissions) / (LOOKS + 1)));
      if (KILLS.includes(look)) {
        await server.kill();
        server.start();
      }
      for (const [what, count] of Object.entries(await contradictionsIn(db, problemId))) {
        found[what] = (found[what] ?? 0) + count;
      }
      if (look === PAUSE) moved = await pauseAndGoOn(parts, admin, job.id);
      log(`Look ${look} of ${LOOKS} at ${((performance.now() - start) / 1000).toFixed(0)} s`);
    }
    await progressTo(parts, job.id, submissions);
    await server.ready(parts.signal);
    const ended = await waitForEnd(parts, job.id);
    return [
      answered('answered in ms', job.ms),
      { name: `contradictions in ${LOOKS} looks`, ...nothingIn(found) },
      { name: 'kills of the server', found: KILLS.length },
      { name: 'judged during a pause', ...none(moved) },
      { name: 'state in the end', found: ended.state, holds: ended.state === 'DONE' },
      {
        name: 'judged again',
        found: `${ended.judged} of ${submissions}`,
        holds: ended.judged === submissions && ended.failed === 0,
      },
      {
        name: 'contradictions in the end',
        ...nothingIn(await contradictionsIn(db, problemId, true)),
      },
      { name: 'seconds', found: ((performance.now() - start) / 1000).toFixed(0) },
      { name: 'exit code of the server when stopped', ...exitFinding(await server.stop()) },
    ];
  });
}

/** Answers how many came to an outcome while it stood still. */
async function pauseAndGoOn(parts: Parts, admin: Person, id: string): Promise<number> {
  await admin.ask('POST', `/rejudging/${id}/pause`);
  // What runs may end.
  while ((await parts.db.rejudgeTask.count({ where: { owner: { not: null } } })) > 0) {
    await sleep(10, undefined, { signal: parts.signal });
  }
  const before = await jobOf(parts, id);
  await sleep(PAUSE_MS, undefined, { signal: parts.signal });
  const after = await jobOf(parts, id);
  await admin.ask('POST', `/rejudging/${id}/resume`);
  return after.judged - before.judged;
}

async function waitForEnd(parts: Parts, id: string) {
  for (;;) {
    const job = await jobOf(parts, id);
    if (job.state !== 'RUNNING') return job;
    await sleep(10, undefined, { signal: parts.signal });
  }
}

function answered(name: string, ms: number): Finding {
  return atMost(name, ms, ANSWER_WITHIN_MS);
}

function none(count: number): Pick<Finding, 'found' | 'holds'> {
  return { found: count, holds: count === 0 };
}

function nothingIn(found: Readonly<Record<string, number>>): Pick<Finding, 'found' | 'holds'> {
  const names = Object.entries(found).map(([what, count]) => `${what} ${count}`);
  return { found: names.join(', ') || 0, holds: names.length === 0 };
}
