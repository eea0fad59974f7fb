import { setTimeout as sleep } from 'node:timers/promises';
import type { JudgeEngine } from '../../../judge/engine.ts';
import { isDatabaseUnavailable, type Database } from '../../../lib/db/db.ts';
import type { HasRoom } from '../../../lib/disk-room.ts';
import type { Logger } from '../../../lib/logger.ts';
import { firstSignal } from '../../../lib/process/first-signal.ts';
import { claimNext } from '../queue/claim.queries.ts';
import { ClaimedLanguages } from '../queue/claimed-languages.ts';
import { judgeSubmission } from './judge-submission.ts';
import {
  giveBackLeases,
  giveUpLease,
  LEASE_SECONDS,
  renewLeases,
  requeue,
  type Lease,
} from '../queue/lease.queries.ts';
import type { JudgingPace } from './judging-pace.ts';
import { backoffMs, MAX_CRASHES, MAX_FAILURES, politeDelay } from './judging-patience.ts';
import type { ProgressBus } from '../streams/progress.ts';
import { RejudgeRunner } from '../rejudge/rejudge-runner.ts';

/** Interval at which an idle worker looks for submissions that nobody wakes it for. */
const POLL_MS = 2_000;
const HEARTBEAT_MS = (LEASE_SECONDS * 1000) / 3;
/** A submission that was given up is retried once after this, while claimNext still returns it. */
const NEXT_TRY_MS = 10 * 60_000;
/** Attempts to release a claim while the database is unreachable. */
const GIVE_BACK_RETRY_MS = 1_000;

/** Submissions judged at once; asked before each where it may change. */
export type Concurrency = number | (() => number);

/** How many that is now. */
export function atOnce(concurrency: Concurrency): number {
  return typeof concurrency === 'number' ? concurrency : concurrency();
}

type Deps = {
  readonly db: Database;
  readonly engine: JudgeEngine;
  readonly logger: Logger;
  readonly progress: ProgressBus;
  readonly pace: JudgingPace;
  /** Unique name of this server, the same after a restart. */
  readonly owner: string;
  /** Without disk space for results nothing is claimed. */
  readonly hasRoom: HasRoom;
  readonly concurrency: Concurrency;
  /** Interval at which it looks when idle; short where nobody wakes it for a new submission. */
  readonly pollMs?: number;
};

type Running = {
  readonly task: Promise<void>;
  /** Aborts when the claim is lost: the submission was withdrawn, or another server has claimed it. */
  readonly lost: AbortController;
};

/** Takes submissions from the queue in the database, judges them and writes the results. */
export class JudgeWorker {
  readonly #deps: Deps;
  readonly #running = new Map<string, Running>();
  readonly #rejudging: RejudgeRunner;
  readonly #languages: ClaimedLanguages;
  /** No more claims. */
  readonly #stopping = new AbortController();
  /** No more judging: running submissions are requeued. */
  readonly #abandoning = new AbortController();
  #wakeUp = new AbortController();
  #loop: Promise<void> | undefined;
  #heartbeat: NodeJS.Timeout | undefined;
  /** Whether the claims of this server's previous run are back in the queue. */
  #hasGivenBack = false;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#rejudging = new RejudgeRunner(deps);
    this.#languages = new ClaimedLanguages(deps);
  }

  /** Requeues the claims of this server's previous run, once the database is up, and starts working. */
  async start(): Promise<void> {
    await this.#giveBackEarlier().catch((error: unknown) => {
      this.#deps.logger.error({ err: error }, 'the queue could not be read');
    });
    this.#heartbeat = setInterval(() => void this.#renew(), HEARTBEAT_MS);
    this.#loop = this.#work();
  }

  /** Wakes an idle worker. */
  wake(): void {
    this.#wakeUp.abort();
  }

  /** Stops claiming, waits up to `graceMs` for running submissions and requeues the others. */
  async stop(graceMs: number): Promise<void> {
    this.#stopping.abort();
    this.wake();
    await this.#loop;
    const grace = setTimeout(() => this.#abandoning.abort(), graceMs);
    const withdrawn = this.#languages.withdraw().catch((error: unknown) => {
      this.#deps.logger.warn(
        { err: error },
        'this judge stays in the list until it is taken for dead',
      );
    });
    const tasks = [...this.#running.values()].map(({ task }) => task);
    await Promise.allSettled([...tasks, this.#rejudging.stop(), withdrawn]);
    clearTimeout(grace);
    clearInterval(this.#heartbeat);
  }

  async #work(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      // Renewed before the query, so that a wake-up during it is not lost.
      this.#wakeUp = new AbortController();
      let pollMs = this.#deps.pollMs ?? POLL_MS;
      const mayBeMore = await this.#beginNext().catch((error: unknown) => {
        this.#deps.logger.error({ err: error }, 'the queue could not be read');
        pollMs = POLL_MS;
        return false;
      });
      if (!mayBeMore) await this.#idle(pollMs);
    }
  }

  /** Begins a submission, else a rejudged one. Returns whether there may be more to begin. */
  async #beginNext(): Promise<boolean> {
    const { db, owner, hasRoom, concurrency: asked } = this.#deps;
    const concurrency = atOnce(asked);
    // Rejudged ones do not count: the engine takes their slots away for what users wait for.
    if (this.#running.size >= concurrency || !(await hasRoom())) return false;
    if (!this.#hasGivenBack) await this.#giveBackEarlier();
    const languages = this.#languages.list();
    const lease = await claimNext(db, owner, languages);
    if (lease) {
      this.#begin(lease);
      return true;
    }
    if (this.#running.size + this.#rejudging.size >= concurrency) return false;
    return this.#rejudging.beginNext(languages, () => this.wake());
  }

  /** Runs before the first claim: later claims with this name belong to this run. */
  async #giveBackEarlier(): Promise<void> {
    const { db, owner, logger } = this.#deps;
    const count = await giveBackLeases(db, owner);
    await this.#rejudging.giveBackEarlier();
    await this.#languages.renew();
    this.#hasGivenBack = true;
    if (count > 0) logger.warn({ count }, 'submissions of an earlier run will be judged again');
  }

  async #idle(ms: number): Promise<void> {
    const { signal } = this.#wakeUp;
    await sleep(ms, undefined, { signal }).catch(() => undefined);
  }

  #begin(lease: Lease): void {
    const lost = new AbortController();
    const stopListening = this.#deps.progress.listen(lease.id, ({ kind }) => {
      if (kind === 'withdrawn') lost.abort();
    });
    const task = this.#judge(lease, lost.signal)
      .catch((error: unknown) => {
        // The database stays unreachable: the lease expires and the submission is claimed again.
        this.#deps.logger.error({ err: error, submissionId: lease.id }, 'judging was interrupted');
      })
      .finally(() => {
        stopListening();
        // Its lease may have run out meanwhile, and it was claimed once more.
        if (this.#running.get(lease.id)?.task === task) this.#running.delete(lease.id);
        this.#deps.progress.publish(lease.id, { kind: 'settled' });
        this.wake();
      });
    this.#running.set(lease.id, { task, lost });
  }

  async #judge(lease: Lease, lost: AbortSignal): Promise<void> {
    const { logger, pace } = this.#deps;
    if (lease.crashes >= MAX_CRASHES) {
      await this.#giveUp(lease, 'the server died too often while judging it');
      return;
    }
    const begin = performance.now();
    const { signal, release } = firstSignal([this.#abandoning.signal, lost]);
    try {
      await judgeSubmission(this.#deps, lease, signal);
      pace.record(performance.now() - begin);
    } catch (error) {
      if (lost.aborted) return;
      const delayMs = politeDelay(error, this.#abandoning.signal.aborted);
      if (delayMs !== undefined) {
        await this.#giveBack(lease, { delayMs, failed: false });
        return;
      }
      logger.error({ err: error, submissionId: lease.id }, 'judging failed');
      if (lease.failures + 1 >= MAX_FAILURES) {
        await this.#giveUp(lease, 'the judge failed too often');
        return;
      }
      await this.#giveBack(lease, { delayMs: backoffMs(lease.failures), failed: true });
    } finally {
      release();
    }
  }

  /** Releases a claim. Otherwise it would count as a crash of the server. */
  async #giveBack(lease: Lease, how: Parameters<typeof requeue>[3]): Promise<void> {
    const { db, owner } = this.#deps;
    for (const end = performance.now() + LEASE_SECONDS * 1000; ;) {
      try {
        await requeue(db, lease, owner, how);
        return;
      } catch (error) {
        const isHopeless = performance.now() > end || this.#stopping.signal.aborted;
        if (isHopeless || !isDatabaseUnavailable(error)) throw error;
        await sleep(GIVE_BACK_RETRY_MS);
      }
    }
  }

  async #giveUp(lease: Lease, reason: string): Promise<void> {
    const { db, owner, logger } = this.#deps;
    logger.error({ submissionId: lease.id, reason }, 'a submission was given up');
    await giveUpLease(db, lease, owner, {
      delayMs: NEXT_TRY_MS,
      // Exactly one more try: the counter that was full is set one below its limit.
      crashes: Math.min(lease.crashes, MAX_CRASHES - 1),
      failures: Math.min(lease.failures, MAX_FAILURES - 1),
    });
  }

  async #renew(): Promise<void> {
    const { logger } = this.#deps;
    try {
      await Promise.all([
        this.#renewLeases(),
        this.#rejudging.renew(),
        this.#stopping.signal.aborted ? undefined : this.#languages.renew(),
      ]);
    } catch (error) {
      logger.error({ err: error }, 'the leases could not be renewed');
    }
  }

  /** Judges no more what was lost: that may have happened on another server. */
  async #renewLeases(): Promise<void> {
    const { db, owner } = this.#deps;
    // Those of now: what is claimed once more while the database is asked is another claim.
    const asked = [...this.#running];
    const held = await renewLeases(
      db,
      owner,
      asked.map(([id]) => id),
    );
    for (const [id, { lost }] of asked) if (!held.has(id)) lost.abort();
  }
}
