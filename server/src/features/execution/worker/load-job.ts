import type { Judgement } from '../../../judge/judge-job.ts';
import type { Db } from '../../../lib/db/db.ts';

/** Kept of a test's stdout and stderr. */
const OUTPUT_KEPT_BYTES = 64 * 1024;
/** Of a hidden test nobody but an administrator sees the output. */
const HIDDEN_OUTPUT_KEPT_BYTES = 4 * 1024;

export type LoadedTests = Awaited<ReturnType<typeof loadTests>>;

/**
 * A submission with what the judge has to know of it; null when it is gone.
 * @param onTestSet the tests to judge it on; those that it was sent in for when absent
 */
export async function loadJob(db: Db, id: string, onTestSet?: string) {
  const submission = await db.submission.findUnique({
    where: { id },
    select: {
      id: true,
      userId: true,
      problemId: true,
      testSetId: true,
      language: true,
      sourceCode: true,
      problem: { select: { timeLimitMs: true, memoryLimitKb: true, checker: true } },
    },
  });
  if (!submission) return null;
  const { problem } = submission;
  const tests = await loadTests(db, onTestSet ?? submission.testSetId);
  const encoder = new TextEncoder();
  return {
    submission,
    tests,
    job: {
      program: { language: submission.language, source: submission.sourceCode },
      tests: tests.map((test) => ({
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

function loadTests(db: Db, testSetId: string) {
  return db.testCase.findMany({ where: { testSetId }, orderBy: { position: 'asc' } });
}

/** What is stored of a test that has run; undefined of one that has not. */
export function toResult(finished: Judgement['tests'][number], tests: LoadedTests) {
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

export type TestResult = NonNullable<ReturnType<typeof toResult>>;
