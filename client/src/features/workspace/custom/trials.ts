import type { CustomExecution } from '@stepwise/contracts/execution';

export type CustomRun = CustomExecution['runs'][number];

/** One input, with what the program made of it; the run is null before the first. */
export type Trial = {
  readonly id: number;
  /** Like "Sample 1" or "Input 2". */
  readonly name: string;
  /** Given by the problem: it stays as it is. */
  readonly isSample: boolean;
  readonly stdin: string;
  readonly run: CustomRun | null;
};

/** The person's own among the inputs. */
export function ownOf(trials: readonly Trial[]): Trial[] {
  return trials.filter(({ isSample }) => !isSample);
}

let lastId = 0;

export function freshTrial(stdin: string, isSample: boolean): Trial {
  lastId += 1;
  return { id: lastId, name: '', isSample, stdin, run: null };
}

/** These as the own inputs, each with the run of the one in its place. */
export function withOwn(trials: readonly Trial[], inputs: readonly string[]): Trial[] {
  const before = ownOf(trials);
  const own = inputs.map((stdin, index) => ({
    ...(before[index] ?? freshTrial('', false)),
    stdin,
  }));
  return named([...trials.filter(({ isSample }) => isSample), ...own]);
}

/** Counts samples and own inputs each by themselves. */
export function named(trials: readonly Trial[]): Trial[] {
  const samples = trials.filter(({ isSample }) => isSample).length;
  return trials.map((trial, index) => ({
    ...trial,
    name: trial.isSample ? `Sample ${String(index + 1)}` : `Input ${String(index + 1 - samples)}`,
  }));
}
