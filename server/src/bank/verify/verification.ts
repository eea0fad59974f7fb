import type { JudgeEngine, Program } from '../../judge/engine.ts';
import type { Judgement } from '../../judge/judge-job.ts';
import type { BankProblem } from '../bank-problem.ts';

/** A test under its name in the package. */
export type NamedTest = {
  readonly name: string;
  readonly input: string;
  readonly output: string;
  /** Instead of the problem's own. */
  readonly checker: string | null;
};

export type JudgeOptions = {
  /** Times the problem's time limit. */
  readonly timeScale?: number;
  /** Instead of the problem's own. */
  readonly checker?: string;
};

/** What the checks of a problem work with. */
export type Verification = {
  readonly problem: BankProblem;
  /** All of them, in the order in which the product runs them. */
  readonly tests: readonly NamedTest[];
  /** Judges a program on all tests, as the product would. */
  readonly judge: (program: Program, options?: JudgeOptions) => Promise<Judgement>;
  readonly engine: JudgeEngine;
  readonly signal: AbortSignal;
  /** Part of its time limit that a program may take whose verdict is not about time. */
  readonly safeShare: number;
  /** Times which all time limits are stretched, because this machine is slow at the moment. */
  readonly stretch: number;
  /** How many times slower than usual this machine is now. */
  readonly measurePace: () => Promise<number>;
  /** Told figures that are worth a look, one line each. */
  readonly log: (line: string) => void;
};

/** Looks for one kind of fault and says in words what it found; nothing when all is well. */
export type Check = (verification: Verification) => Promise<readonly string[]>;

/** The same with all time limits stretched. */
export function stretched(verification: Verification, stretch: number): Verification {
  const { judge } = verification;
  return {
    ...verification,
    stretch,
    judge: (program, { timeScale = 1, ...options } = {}) =>
      judge(program, { ...options, timeScale: timeScale * stretch }),
  };
}

/** Names of the tests that came out like this. */
export function testsWith(
  { tests }: Verification,
  judgement: Judgement,
  matches: (status: Judgement['tests'][number]['status']) => boolean,
): string[] {
  return judgement.tests
    .filter((test) => matches(test.status))
    .map((test) => `${tests[test.index]?.name ?? '?'}: ${test.status}`);
}

/** The first few of many, as one line. */
export function listed(names: readonly string[]): string {
  const shown = names.slice(0, 3).join(', ');
  return names.length <= 3 ? shown : `${shown} and ${names.length - 3} more`;
}

/** What a person needs to see why a program did not compile, cut to a few lines. */
export function compilerText({ compileOutput }: Judgement): string {
  return (compileOutput ?? '').split('\n').slice(0, 8).join('\n');
}
