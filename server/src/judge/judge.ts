import type { TestStatus, Verdict } from '@stepwise/contracts/verdict';
import type { JudgeEngine, Limits, Program, RunResult } from './engine.ts';

export type JudgeTest = {
  readonly stdin: Uint8Array;
  readonly expected: Uint8Array;
  /** How the output is compared, as compare-output.ts reads it: "lines", "tokens", "float:1e-6", ... */
  readonly checker: string;
};

export type JudgeJob = {
  readonly program: Program;
  readonly tests: readonly JudgeTest[];
  /** Before the language factor of languages.ts. */
  readonly limits: { readonly timeMs: number; readonly memoryKb: number };
  readonly owner: string;
};

/** `run` is null for a test that was not run. */
export type TestJudgement = {
  readonly index: number;
  readonly status: TestStatus;
  readonly run: RunResult | null;
};

export type Judgement = {
  readonly verdict: Verdict;
  /** One per test, in the order of the tests; empty when the program did not compile. */
  readonly tests: readonly TestJudgement[];
  readonly passedCount: number;
  /** The compiler's text, null when it said nothing. */
  readonly compileOutput: string | null;
  /** Toolchain that ran it, like "Node.js 20.20.2". */
  readonly runtimeVersion: string | null;
};

/**
 * Compiles once, runs every test and decides. The first test that meets a limit ends the run: the
 * tests after it are `Not Run`, because each would burn the limit again and tell nothing new.
 * @param onTest called as each test finishes, in the order they finish
 * @throws what JudgeEngine.run throws
 */
export declare function judge(
  engine: JudgeEngine,
  job: JudgeJob,
  signal: AbortSignal,
  onTest?: (test: TestJudgement) => void,
): Promise<Judgement>;

export type { Limits };
