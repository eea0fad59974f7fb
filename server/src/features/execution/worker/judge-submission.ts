import type { JudgeEngine } from '../../../judge/engine.ts';
import { judge } from '../../../judge/judge.ts';
import type { Judgement } from '../../../judge/judge-job.ts';
import type { Database, Db } from '../../../lib/db/db.ts';
import { presentTest } from '../../submissions/submission.presenter.ts';
import { completeLease, type Lease } from '../queue/lease.queries.ts';
import { saveResults } from '../results.queries.ts';
import { markSolved } from '../solved-mark.queries.ts';
import { loadJob, toResult, type LoadedTests } from './load-job.ts';
import { lockPerson } from '../../../lib/db/lock-person.ts';
import type { ProgressBus } from '../streams/progress.ts';

type Deps = {
  readonly db: Database;
  readonly engine: JudgeEngine;
  readonly progress: ProgressBus;
  readonly owner: string;
};

/**
 * Judges a claimed submission and writes the result in one transaction. Returns false, and writes
 * nothing, when another server has claimed it meanwhile, or it was withdrawn.
 * @throws what the engine throws; and JudgeFailedError when there is no verdict to write
 */
export async function judgeSubmission(
  deps: Deps,
  lease: Lease,
  signal: AbortSignal,
): Promise<boolean> {
  const { db, engine, progress } = deps;
  const loaded = await loadJob(db, lease.id);
  if (loaded === null) return false;
  const { submission, tests, job } = loaded;
  progress.publish(lease.id, { kind: 'running', totalCount: tests.length });

  const judgement = await judge(engine, job, signal, (finished) => {
    const row = toResult(finished, tests);
    const test = tests[finished.index];
    if (row && test) {
      progress.publish(lease.id, { kind: 'test', test: presentTest(test, row) });
    }
  });
  if (judgement.verdict === 'Internal Error') throw new JudgeFailedError(lease.id);

  return db.$transaction((tx) =>
    saveJudgement(tx, { ...deps, lease, judgement, tests, submission }),
  );
}

/** The judge reached no verdict, through no fault of the program: judging is retried. */
export class JudgeFailedError extends Error {
  override readonly name = 'JudgeFailedError';

  constructor(submissionId: string) {
    super(`The judge came to no verdict on submission ${submissionId}`);
  }
}

type Saving = {
  readonly owner: string;
  readonly lease: Lease;
  readonly judgement: Judgement;
  readonly tests: LoadedTests;
  readonly submission: { readonly userId: string; readonly problemId: string };
};

async function saveJudgement(tx: Db, saving: Saving): Promise<boolean> {
  const { owner, lease, judgement, tests, submission } = saving;
  const { userId, problemId } = submission;
  const { verdict, passedCount, compileOutput, runtimeVersion } = judgement;
  // A rejudge of another submission may be moving this user's solved mark.
  await lockPerson(tx, userId);
  const isOurs = await completeLease(tx, lease, owner, {
    verdict,
    passedCount,
    compileOutput: compileOutput?.replaceAll('\0', '\u2400') ?? null,
    runtimeVersion,
  });
  if (!isOurs) return false;

  const results = judgement.tests.flatMap((finished) => toResult(finished, tests) ?? []);
  await saveResults(tx, lease.id, results);
  const isAccepted = verdict === 'Accepted';
  if (isAccepted) await markSolved(tx, lease.id);
  // Plain SQL, because Prisma would also touch updatedAt: a solved problem was not edited.
  await tx.$executeRaw`
    UPDATE "Problem" SET "submissionCount" = "submissionCount" + 1,
      "acceptedCount" = "acceptedCount" + ${isAccepted ? 1 : 0}
    WHERE id = ${problemId}::uuid`;
  return true;
}
