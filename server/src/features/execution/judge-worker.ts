import { setTimeout as sleep } from 'node:timers/promises';
import { JudgeUnavailableError, QueueFullError, type JudgeEngine } from '../../judge/engine.ts';
import { isDatabaseSlow, isDatabaseUnavailable, type Database } from '../../lib/db.ts';
import type { HasRoom } from '../../lib/disk-room.ts';
import type { Logger } from '../../lib/logger.ts';
import { judgeSubmission } from './judge-submission.ts';
import {
  claimNext,
  finishLease,
  giveBackLeases,
  LEASE_SECONDS,
  renewLeases,
  requeue,
  type Lease,
} from './lease.queries.ts';
import type { JudgingPace } from './judging-pace.ts';
import type { ProgressBus } from './progress.ts';

/** How long an idle worker waits before it looks again for work that other servers left. */
const POLL_MS = 2_000;
const HEARTBEAT_MS = (LEASE_SECONDS * 1000) / 3;
/** Failures of the judge, and deaths of the server, after which a submission is given up. */
const MAX_FAILURES = 12;
const MAX_CRASHES = 5;
/** What was given up gets one more try after this, for as long as claimNext takes it. */
const NEXT_TRY_MS = 10 * 60_000;
/** How often a claim is tried to be given back while the database is away. */
const GIVE_BACK_RETRY_MS = 1_000;
const BACKOFF_MS = { first: 250, max: 30_000 };

type Deps = {
  readonly db: Database;
  readonly engine: JudgeEngine;
  readonly logger: Logger;
  readonly progress: ProgressBus;
  readonly pace: JudgingPace;
  /** Name of this server, the same after a restart, shared with no other. */
  readonly owner: string;
  /** Without room for results nothing is claimed. */
  readonly hasRoom: HasRoom;
  /** Submissions judged at once. */
  readonly concurrency: number;
};

/** Takes submissions from the queue in the database, judges them and writes the results. */
export class JudgeWorker {
  readonly #deps: Deps;
  readonly #running = new Map<string, Promise<void>>();
  /** No more claims. */
  readonly #stopping = new AbortController();
  /** No more judging: what runs is put back. */
  readonly #abandoning = new AbortController();
  #wakeUp = new AbortController();
  #loop: Promise<void> | undefined;
  #heartbeat: NodeJS.Timeout | undefined;
  /** Whether what an earlier run of this server left is back in the queue. */
  #hasGivenBack = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Gives back what an earlier run of this server left, now or once the database is there, and works. */
  async start(): Promise<void> {
    await this.#giveBackEarlier().catch((error: unknown) => {
      this.#deps.logger.error({ err: error }, 'the queue could not be read');
    });
    this.#heartbeat = setInterval(() => void this.#renew(), HEARTBEAT_MS);
    this.#loop = this.#work();
  }

  /** Tells an idle worker that something was queued. */
  wake(): void {
    this.#wakeUp.abort();
  }

  /** Claims no more, gives running judgings `graceMs` to finish and puts the others back. */
  async stop(graceMs: number): Promise<void> {
    this.#stopping.abort();
    this.wake();
    await this.#loop;
    const grace = setTimeout(() => this.#abandoning.abort(), graceMs);
    await Promise.allSettled(this.#running.values());
    clearTimeout(grace);
    clearInterval(this.#heartbeat);
  }

  async #work(): Promise<void> {
    const { concurrency } = this.#deps;
    while (!this.#stopping.signal.aborted) {
      // Renewed before looking, so that a wake-up during the look is not lost.
      this.#wakeUp = new AbortController();
      const lease = this.#running.size < concurrency ? await this.#claim() : null;
      if (lease) this.#begin(lease);
      else await this.#idle();
    }
  }

  async #claim(): Promise<Lease | null> {
    const { db, owner, logger, hasRoom } = this.#deps;
    try {
      if (!(await hasRoom())) return null;
      if (!this.#hasGivenBack) await this.#giveBackEarlier();
      return await claimNext(db, owner);
    } catch (error) {
      logger.error({ err: error }, 'the queue could not be read');
      return null;
    }
  }

  /** Before the first claim: from then on the name in a claim is that of this run. */
  async #giveBackEarlier(): Promise<void> {
    const { db, owner, logger } = this.#deps;
    const count = await giveBackLeases(db, owner);
    this.#hasGivenBack = true;
    if (count > 0) logger.warn({ count }, 'submissions of an earlier run will be judged again');
  }

  async #idle(): Promise<void> {
    const { signal } = this.#wakeUp;
    await sleep(POLL_MS, undefined, { signal }).catch(() => undefined);
  }

  #begin(lease: Lease): void {
    const task = this.#judge(lease)
      .catch((error: unknown) => {
        // The database is away for long: the lease runs out and the submission is claimed again.
        this.#deps.logger.error({ err: error, submissionId: lease.id }, 'judging was interrupted');
      })
      .finally(() => {
        this.#running.delete(lease.id);
        this.#deps.progress.publish(lease.id, { kind: 'settled' });
        this.wake();
      });
    this.#running.set(lease.id, task);
  }

  async #judge(lease: Lease): Promise<void> {
    const { logger, pace } = this.#deps;
    if (lease.crashes >= MAX_CRASHES) {
      await this.#giveUp(lease, 'the server died too often while judging it');
      return;
    }
    const begin = performance.now();
    try {
      await judgeSubmission(this.#deps, lease, this.#abandoning.signal);
      pace.record(performance.now() - begin);
    } catch (error) {
      const delayMs = this.#politeDelay(error);
      if (delayMs !== undefined) {
        await this.#giveBack(lease, { delayMs, failed: false });
        return;
      }
      logger.error({ err: error, submissionId: lease.id }, 'judging failed');
      if (lease.failures + 1 >= MAX_FAILURES) {
        await this.#giveUp(lease, 'the judge failed too often');
        return;
      }
      const backoff = Math.min(BACKOFF_MS.max, BACKOFF_MS.first * 2 ** lease.failures);
      await this.#giveBack(lease, { delayMs: backoff, failed: true });
    }
  }

  /** Milliseconds to wait when nothing failed and only the time was wrong; undefined otherwise. */
  #politeDelay(error: unknown): number | undefined {
    if (this.#abandoning.signal.aborted) return 0;
    if (error instanceof QueueFullError) return 1_000;
    if (error instanceof JudgeUnavailableError) return 10_000;
    // What the database was too slow for may be so each time: that is counted, and ends.
    if (isDatabaseUnavailable(error) && !isDatabaseSlow(error)) return 0;
    return undefined;
  }

  /** Puts a claim back. Without that it would count as a death of the server. */
  async #giveBack(lease: Lease, how: Parameters<typeof requeue>[3]): Promise<void> {
    const { db, owner } = this.#deps;
    for (const end = Date.now() + LEASE_SECONDS * 1000; ;) {
      try {
        await requeue(db, lease, owner, how);
        return;
      } catch (error) {
        const isHopeless = Date.now() > end || this.#stopping.signal.aborted;
        if (isHopeless || !isDatabaseUnavailable(error)) throw error;
        await sleep(GIVE_BACK_RETRY_MS);
      }
    }
  }

  async #giveUp(lease: Lease, reason: string): Promise<void> {
    const { db, owner, logger } = this.#deps;
    logger.error({ submissionId: lease.id, reason }, 'a submission was given up');
    await finishLease(db, lease, owner, {
      state: 'ERROR',
      verdict: 'Internal Error',
      doneAt: new Date(),
      runAfter: new Date(Date.now() + NEXT_TRY_MS),
      // The next try is one try: whichever count was full is left one short of it.
      crashes: Math.min(lease.crashes, MAX_CRASHES - 1),
      failures: Math.min(lease.failures, MAX_FAILURES - 1),
    });
  }

  async #renew(): Promise<void> {
    const { db, owner, logger } = this.#deps;
    try {
      await renewLeases(db, owner, [...this.#running.keys()]);
    } catch (error) {
      logger.error({ err: error }, 'the leases could not be renewed');
    }
  }
}
