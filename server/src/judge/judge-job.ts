import type { TestStatus, Verdict } from '@stepwise/contracts/verdict';
import type { Program, RunResult } from './engine.ts';
import type { ProblemLimits } from './languages.ts';
import type { Answer } from './verdict.ts';

/** One input, the output that is right for it, and how the two outputs are compared. */
export type JudgeTest = Answer & {
  readonly stdin: Uint8Array;
  /** Whether the program's author must not learn the input. */
  readonly isHidden?: boolean;
};

export type JudgeJob = {
  readonly program: Program;
  readonly tests: readonly JudgeTest[];
  /** Before the language factor of languages.ts. */
  readonly limits: ProblemLimits;
  readonly owner: string;
  /** Bytes of each output that the result keeps, all by default: many tests print more than fits in memory. */
  readonly keptBytes?: number;
  /** For measurements: every test runs, even where its result is known already. */
  readonly isExact?: boolean;
  /** Whether it is a short run that a person waits for: it goes before whole submissions. */
  readonly isShort?: boolean;
  /** Whether nobody waits for it: every other job goes first. */
  readonly isBackground?: boolean;
};

/** `run` is null for a test that was not run, and for one whose result the engine lost. */
export type TestJudgement = {
  /** Position in `JudgeJob.tests`. */
  readonly index: number;
  readonly status: TestStatus;
  readonly run: RunResult | null;
  /** Why a custom checker gave no verdict. */
  readonly checkerFault?: string;
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
