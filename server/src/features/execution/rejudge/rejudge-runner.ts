import type { LanguageKey } from '@stepwise/contracts/language';
import type { JudgeEngine } from '../../../judge/engine.ts';
import { judge } from '../../../judge/judge.ts';
import type { Database } from '../../../lib/db/db.ts';
import type { Logger } from '../../../lib/logger.ts';
import { JudgeFailedError } from '../worker/judge-submission.ts';
import { backoffMs, MAX_CRASHES, MAX_FAILURES, politeDelay } from '../worker/judging-patience.ts';
import { loadJob, toResult } from '../worker/load-job.ts';
import {
  claimRejudge,
  giveBackRejudgeLeases,
  putBackRejudge,
  renewRejudgeLeases,
  type RejudgeLease,
} from './rejudge-walk.queries.ts';
import { failRejudge, saveRejudgement } from './save-rejudgement.ts';

type Deps = {
  readonly db: Database;
  readonly engine: JudgeEngine;
  readonly logger: Logger;
  readonly owner: string;
};

/**
 * Judges again what administrators have asked for. The old verdict stands until the new one is
 * written, so whatever happens here on the way, nobody loses anything.
 */
export class RejudgeRunner {
  readonly #deps: Deps;
  readonly #running = new Map<string, Promise<void>>();
  readonly #stopping = new AbortController();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** How many are being judged here. */
  get size(): number {
    return this.#running.size;
  }

  /** Gives back what an earlier run of this server left. */
  async giveBackEarlier(): Promise<void> {
    await giveBackRejudgeLeases(this.#deps.db, this.#deps.owner);
  }

  /**
   * Begins the next one, or takes one step towards it.
   * @param languages those that this server claims
   * @param onEnd called when it has ended, however
   * @returns whether there may be more to do at once
   */
  async beginNext(languages: readonly LanguageKey[], onEnd: () => void): Promise<boolean> {
    const { db, owner, logger } = this.#deps;
    const step = await claimRejudge(db, owner, languages);
    if (step === null || step === 'again') return step === 'again';
    const task = this.#judge(step)
      .catch((error: unknown) => {
        // The database is away: the lease runs out and it is claimed again.
        logger.error(
          { err: error, submissionId: step.submissionId },
          'judging again was interrupted',
        );
      })
      .finally(() => {
        // Its lease may have run out meanwhile, and it was claimed once more.
        if (this.#running.get(step.submissionId) === task) this.#running.delete(step.submissionId);
        onEnd();
      });
    this.#running.set(step.submissionId, task);
    return true;
  }

  async renew(): Promise<void> {
    await renewRejudgeLeases(this.#deps.db, this.#deps.owner, [...this.#running.keys()]);
  }

  /** Puts back what runs: nobody waits for it. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.allSettled(this.#running.values());
  }

  async #judge(lease: RejudgeLease): Promise<void> {
    const { db, owner, logger } = this.#deps;
    const { submissionId } = lease;
    if (lease.crashes >= MAX_CRASHES) return this.#fail(lease);
    try {
      await this.#judgeOnce(lease);
    } catch (error) {
      const delayMs = politeDelay(error, this.#stopping.signal.aborted);
      if (delayMs !== undefined) {
        await putBackRejudge(db, lease, owner, { delayMs, failed: false });
        return;
      }
      logger.error({ err: error, submissionId }, 'judging again failed');
      if (lease.failures + 1 >= MAX_FAILURES) return this.#fail(lease);
      const backoff = { delayMs: backoffMs(lease.failures), failed: true };
      await putBackRejudge(db, lease, owner, backoff);
    }
  }

  async #judgeOnce(lease: RejudgeLease): Promise<void> {
    const { db, engine, owner } = this.#deps;
    const loaded = await loadJob(db, lease.submissionId, lease.testSetId);
    // Its task has gone with it.
    if (loaded === null) return;
    const { submission, tests, job } = loaded;
    const background = { ...job, isBackground: true };
    const judgement = await judge(engine, background, this.#stopping.signal);
    if (judgement.verdict === 'Internal Error') throw new JudgeFailedError(lease.submissionId);
    const results = judgement.tests.flatMap((finished) => toResult(finished, tests) ?? []);
    const { userId } = submission;
    const saving = { owner, lease, userId, judgement, results, totalCount: tests.length };
    await db.$transaction((tx) => saveRejudgement(tx, saving));
  }

  async #fail(lease: RejudgeLease): Promise<void> {
    const { db, owner, logger } = this.#deps;
    const { submissionId } = lease;
    logger.error({ submissionId }, 'a submission could not be judged again: it keeps its verdict');
    await db.$transaction((tx) => failRejudge(tx, lease, owner));
  }
}
