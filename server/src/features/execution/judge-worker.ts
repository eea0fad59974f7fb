import { setTimeout as sleep } from 'node:timers/promises';
import { JudgeUnavailableError, QueueFullError, type JudgeEngine } from '../../judge/engine.ts';
import { isDatabaseSlow, isDatabaseUnavailable, type Database } from '../../lib/db.ts';
import type { HasRoom } from '../../lib/disk-room.ts';
import type { Logger } from '../../lib/logger.ts';
import { claimNext } from './claim.queries.ts';
import { judgeSubmission } from './judge-submission.ts';
import {
  giveBackLeases,
  giveUpLease,
  LEASE_SECONDS,
  renewLeases,
  requeue,
  type Lease,
} from './lease.queries.ts';
import type { JudgingPace } from './judging-pace.ts';
import type { ProgressBus } from './progress.ts';

/** Interval at which an idle worker looks for submissions of dead servers. */
const POLL_MS = 2_000;
const HEARTBEAT_MS = (LEASE_SECONDS * 1000) / 3;
/** Failures of the judge, or crashes of the server, after which a submission is given up. */
const MAX_FAILURES = 12;
const MAX_CRASHES = 5;
/** A submission that was given up is retried once after this, while claimNext still returns it. */
const NEXT_TRY_MS = 10 * 60_000;
/** Attempts to release a claim while the database is unreachable. */
const GIVE_BACK_RETRY_MS = 1_000;
const BACKOFF_MS = { first: 250, max: 30_000 };

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
  /** Submissions judged at once. */
  readonly concurrency: number;
};

/** Takes submissions from the queue in the database, judges them and writes the results. */
export class JudgeWorker {
  readonly #deps: Deps;
  readonly #running = new Map<string, Promise<void>>();
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
    await Promise.allSettled(this.#running.values());
    clearTimeout(grace);
    clearInterval(this.#heartbeat);
  }

  async #work(): Promise<void> {
    const { concurrency } = this.#deps;
    while (!this.#stopping.signal.aborted) {
      // Renewed before the query, so that a wake-up during it is not lost.
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

  /** Runs before the first claim: later claims with this name belong to this run. */
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
        // The database stays unreachable: the lease expires and the submission is claimed again.
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

  /** Milliseconds to wait before a retry that does not count as a failure; undefined otherwise. */
  #politeDelay(error: unknown): number | undefined {
    if (this.#abandoning.signal.aborted) return 0;
    if (error instanceof QueueFullError) return 1_000;
    if (error instanceof JudgeUnavailableError) return 10_000;
    // A write that is too slow may be so each time: it counts as a failure, so that retries end.
    if (isDatabaseUnavailable(error) && !isDatabaseSlow(error)) return 0;
    return undefined;
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
    const { db, owner, logger } = this.#deps;
    try {
      await renewLeases(db, owner, [...this.#running.keys()]);
    } catch (error) {
      logger.error({ err: error }, 'the leases could not be renewed');
    }
  }
}
