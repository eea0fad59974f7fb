import { isFinal } from '@stepwise/contracts/verdict';
import type { Submission } from '@stepwise/contracts/submission';
import { notFound } from '../../http/app-error.ts';
import type { Database } from '../../lib/db.ts';
import { firstSignal } from '../../lib/first-signal.ts';
import { presentSubmission } from '../submissions/submission.presenter.ts';
import { findSubmission } from '../submissions/submission.queries.ts';
import type { Progress, ProgressBus } from './progress.ts';

/** Polling interval, for submissions that another server judges. */
const LOOK_MS = 1_000;

type Deps = { readonly db: Database; readonly progress: ProgressBus };

/**
 * Waits until the submission has its verdict or `signal` aborts, and returns its state then.
 * @param onProgress called for each step that this server sees
 */
export async function waitForVerdict(
  deps: Deps,
  submissionId: string,
  signal: AbortSignal,
  onProgress?: (progress: Progress) => void,
): Promise<Submission> {
  const watching = new AbortController();
  const either = firstSignal([signal, watching.signal]);
  // Subscribes before the first query, so that a verdict between the two is not missed.
  const steps = deps.progress.watch(submissionId, either.signal);
  const looks = setInterval(() => {
    deps.progress.publish(submissionId, { kind: 'settled' });
  }, LOOK_MS);
  try {
    let submission = await load(deps.db, submissionId);
    if (isFinal(submission.status)) return submission;
    for await (const step of steps) {
      if (step.kind !== 'settled') {
        onProgress?.(step);
        continue;
      }
      submission = await load(deps.db, submissionId);
      if (isFinal(submission.status)) return submission;
    }
    return submission;
  } finally {
    clearInterval(looks);
    watching.abort();
    either.release();
  }
}

async function load(db: Database, id: string): Promise<Submission> {
  const row = await findSubmission(db, id);
  if (!row) throw notFound('Submission');
  return presentSubmission(row);
}
