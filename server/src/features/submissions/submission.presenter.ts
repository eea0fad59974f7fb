import type { Submission, SubmissionSummary, SubmissionTest } from '@stepwise/contracts/submission';
import {
  submissionStatusSchema,
  testStatusSchema,
  type SubmissionStatus,
} from '@stepwise/contracts/verdict';
import type {
  ResultRow,
  ShownTest,
  SubmissionRow,
  SubmissionSummaryRow,
} from './submission.queries.ts';

/** A submission in a list: figures and source, no tests. */
export function presentSummary(row: SubmissionSummaryRow): SubmissionSummary {
  const { id, problemId, problemTitle, language, sourceCode, compileOutput } = row;
  const figures = row.results.map((result) => presentFigures(result, result.hidden));
  return {
    id,
    problemId,
    problemTitle,
    status: presentStatus(row),
    language,
    sourceCode,
    stdout: null,
    stderr: null,
    compileOutput,
    time: JSON.stringify(figures.map(({ time }) => time)),
    memory: JSON.stringify(figures.map(({ memory }) => memory)),
    createdAt: row.createdAt.toISOString(),
    passedCount: row.passedCount,
    totalCount: row.totalCount,
    outdated: row.outdated,
    judgedAgain: row.judgedAgain,
    replaced: presentReplaced(row),
  };
}

/** The verdict before, when judging it again has changed it. */
export function presentReplaced(
  row: Pick<SubmissionSummaryRow, 'replacedVerdict' | 'replacedAt' | 'replacedByTests'>,
): SubmissionSummary['replaced'] {
  const { replacedVerdict, replacedAt, replacedByTests } = row;
  if (replacedVerdict === null || replacedAt === null) return null;
  const status = knownStatus(replacedVerdict);
  return { status, at: replacedAt.toISOString(), byNewTests: replacedByTests };
}

/** A submission with its tests. Its stdout and stderr are those of the test that decided it. */
export function presentSubmission(row: SubmissionRow): Submission {
  const results = new Map(row.results.map((result) => [result.position, result]));
  const isDone = row.state === 'DONE';
  const testCases = isDone
    ? row.tests.map((test) => presentTest(test, results.get(test.position)))
    : [];
  const deciding = testCases.find((test) => !test.passed) ?? testCases.at(-1);
  return {
    ...presentSummary(row),
    stdout: deciding?.stdout ?? null,
    stderr: deciding?.stderr ?? null,
    testCases,
  };
}

/** One test of a submission; without a result it was not run. A hidden test shows neither texts nor exact figures. */
export function presentTest(test: ShownTest, result: ResultRow | undefined): SubmissionTest {
  const { id, position, hidden } = test;
  return {
    id,
    index: position,
    passed: result?.passed ?? false,
    status: result ? testStatusSchema.parse(result.verdict) : 'Not Run',
    hidden,
    stdin: hidden ? null : test.input,
    expected: hidden ? null : test.output,
    stdout: hidden || !result ? null : presentText(result.stdout),
    stderr: hidden || !result ? null : presentText(result.stderr),
    ...(result ? presentFigures(result, hidden) : { time: null, memory: null }),
  };
}

/** Figures of hidden tests are rounded to these steps: a program could leak an input through exact ones. */
const HIDDEN_TIME_STEP_MS = 10;
const HIDDEN_MEMORY_STEP_KB = 4 << 10;

function presentFigures(
  { cpuMs, memoryKb }: Pick<ResultRow, 'cpuMs' | 'memoryKb'>,
  hidden: boolean,
): { time: string; memory: string } {
  const stepped = (value: number, step: number): number =>
    hidden ? Math.ceil(value / step) * step : value;
  return {
    time: presentTime(stepped(cpuMs, HIDDEN_TIME_STEP_MS)),
    memory: presentMemory(stepped(memoryKb, HIDDEN_MEMORY_STEP_KB)),
  };
}

/** What is said of a submission, judged or not. */
export function presentStatus(row: Pick<SubmissionRow, 'state' | 'verdict'>): SubmissionStatus {
  if (row.state === 'QUEUED') return 'In Queue';
  if (row.state === 'RUNNING') return 'Processing';
  return knownStatus(row.verdict);
}

/** A status that the contract does not know is a fault of ours, never a pass. */
function knownStatus(verdict: string | null): SubmissionStatus {
  const known = submissionStatusSchema.safeParse(verdict);
  return known.success ? known.data : 'Internal Error';
}

/** CPU time as clients read it, like "0.021 s". */
export function presentTime(cpuMs: number): string {
  return `${(cpuMs / 1000).toFixed(3)} s`;
}

/** Memory as clients read it, like "9216 KB". */
export function presentMemory(memoryKb: number): string {
  return `${memoryKb} KB`;
}

/** Program output is bytes; invalid UTF-8 becomes replacement characters. */
export function presentText(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
