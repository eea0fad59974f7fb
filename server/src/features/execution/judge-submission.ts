import type { JudgeEngine } from '../../judge/engine.ts';
import { judge } from '../../judge/judge.ts';
import type { Judgement } from '../../judge/judge-job.ts';
import type { Database, Db } from '../../lib/db.ts';
import { presentTest } from '../submissions/submission.presenter.ts';
import { completeLease, type Lease } from './lease.queries.ts';
import type { ProgressBus } from './progress.ts';

/** Stored of a test's stdout and stderr, at most. */
const OUTPUT_KEPT_BYTES = 64 * 1024;
/** For hidden tests, whose output only administrators see. */
const HIDDEN_OUTPUT_KEPT_BYTES = 4 * 1024;

type Deps = {
  readonly db: Database;
  readonly engine: JudgeEngine;
  readonly progress: ProgressBus;
  readonly owner: string;
};

type LoadedTests = Awaited<ReturnType<typeof loadJob>>['tests'];

/**
 * Judges a claimed submission and writes the result in one transaction. Returns false, and writes
 * nothing, when another server has claimed it meanwhile.
 * @throws what the engine throws; and JudgeFailedError when there is no verdict to write
 */
export async function judgeSubmission(
  deps: Deps,
  lease: Lease,
  signal: AbortSignal,
): Promise<boolean> {
  const { db, engine, progress } = deps;
  const { submission, tests, job } = await loadJob(db, lease.id);
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

async function loadJob(db: Db, id: string) {
  const submission = await db.submission.findUniqueOrThrow({
    where: { id },
    select: {
      id: true,
      userId: true,
      problemId: true,
      language: true,
      sourceCode: true,
      problem: { select: { timeLimitMs: true, memoryLimitKb: true, checker: true } },
      testSet: { select: { tests: { orderBy: { position: 'asc' } } } },
    },
  });
  const { problem, testSet } = submission;
  const encoder = new TextEncoder();
  return {
    submission,
    tests: testSet.tests,
    job: {
      program: { language: submission.language, source: submission.sourceCode },
      tests: testSet.tests.map((test) => ({
        stdin: encoder.encode(test.input),
        expected: encoder.encode(test.output),
        checker: test.checker ?? problem.checker,
        isHidden: test.hidden,
      })),
      limits: { timeMs: problem.timeLimitMs, memoryKb: problem.memoryLimitKb },
      owner: submission.userId,
      keptBytes: OUTPUT_KEPT_BYTES,
    },
  };
}

function toResult(finished: Judgement['tests'][number], tests: LoadedTests) {
  const test = tests[finished.index];
  const { run, status } = finished;
  if (!test || !run || status === 'Not Run') return undefined;
  const kept = test.hidden ? HIDDEN_OUTPUT_KEPT_BYTES : OUTPUT_KEPT_BYTES;
  return {
    position: test.position,
    testCaseId: test.id,
    verdict: status,
    passed: status === 'Accepted',
    cpuMs: Math.round(run.cpuMs),
    wallMs: Math.round(run.wallMs),
    memoryKb: Math.round(run.memoryKb),
    exitCode: run.exitCode,
    signal: run.signal,
    stdout: Uint8Array.from(run.stdout.subarray(0, kept)),
    stderr: Uint8Array.from(run.stderr.subarray(0, kept)),
  };
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
  const isOurs = await completeLease(tx, lease, owner, {
    verdict,
    passedCount,
    compileOutput: compileOutput?.replaceAll('\0', '\u2400') ?? null,
    runtimeVersion,
  });
  if (!isOurs) return false;

  const results = judgement.tests.flatMap((finished) => toResult(finished, tests) ?? []);
  await tx.submissionResult.createMany({
    data: results.map((result) => ({ ...result, submissionId: lease.id })),
  });
  const isAccepted = verdict === 'Accepted';
  if (isAccepted) {
    await tx.solvedMark.createMany({
      data: { userId, problemId, submissionId: lease.id },
      skipDuplicates: true,
    });
  }
  // Plain SQL, because Prisma would also touch updatedAt: a solved problem was not edited.
  await tx.$executeRaw`
    UPDATE "Problem" SET "submissionCount" = "submissionCount" + 1,
      "acceptedCount" = "acceptedCount" + ${isAccepted ? 1 : 0}
    WHERE id = ${problemId}::uuid`;
  return true;
}
