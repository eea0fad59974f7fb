import type { Counterexample, NO_SEARCH_REASONS } from '@stepwise/contracts/counterexample';
import { submissionTestSchema } from '@stepwise/contracts/submission';
import {
  FEW,
  type Bounds,
  type Counterexample as Found,
} from '../../counterexample/find-counterexample.ts';
import { presentMemory, presentText, presentTime } from '../submissions/submission.presenter.ts';
import type { Keeping } from './counterexample.queries.ts';

export type NoSearchReason = (typeof NO_SEARCH_REASONS)[number];

/** Each says why, and what can be done. */
const SENTENCES: Readonly<Record<NoSearchReason, string>> = {
  sealed: 'You rehearse with this problem: failing inputs are looked for when that has ended.',
  'not judged':
    'This submission has no verdict that a search could start from: run the code again.',
  accepted: 'This submission was accepted: there is no failing input to look for.',
  'not compiled':
    'This submission does not compile, so that it fails on every input: mend what the compiler names.',
  reference:
    'This problem has no reference solution in Python, which says what is right for a new input: try inputs under Custom Input.',
  problem:
    'Nobody has written down yet how small inputs of this problem are made, or which are valid: try some under Custom Input.',
  inputs: 'No valid small input of this problem could be made: try some under Custom Input.',
  language:
    'Programs that a search needs cannot be run on this site at the moment: try again later.',
  broken: 'The search broke down, and not because of your program: please try again later.',
};

export function presentUnavailable(reason: NoSearchReason): Counterexample {
  return { ...NOTHING, state: 'unavailable', reason };
}

/** In which state the search is, before it has come to anything. */
export function presentUnknown(isRunning: boolean): Counterexample {
  return { ...NOTHING, state: isRunning ? 'searching' : 'open' };
}

/** What a search has come to that had no time for all. */
export function presentOutOfTime(tried: number): Counterexample {
  return { ...NOTHING, state: 'none', tried, isOutOfTime: true };
}

const NOTHING = {
  reason: null,
  tried: 0,
  isOutOfTime: false,
  isMinimal: false,
  isSteady: false,
  test: null,
} as const;

/** What was found, as it is stored: PostgreSQL's JSON has no NUL. */
export function toKeptTest(
  submissionId: string,
  { input, expected, test }: Found,
): NonNullable<Keeping['test']> {
  const { run, status } = test;
  const text = (value: string): string => value.replaceAll('\0', '\u2400');
  return {
    id: submissionId,
    index: 0,
    passed: false,
    hidden: false,
    status,
    stdin: text(input),
    expected: text(expected),
    stdout: run && text(presentText(run.stdout)),
    stderr: run && text(presentText(run.stderr)),
    time: run && presentTime(run.cpuMs),
    memory: run && presentMemory(Math.round(run.memoryKb)),
  };
}

type Kept = Omit<Keeping, 'submissionId' | 'edition' | 'test'> & { readonly test: unknown };

/** What an earlier search has come to. */
export function presentKept(
  { tried, isMinimal, isOutOfTime, isSteady, test }: Kept,
  bounds: Bounds,
): Counterexample {
  // Where all were tried that there are, more would not help.
  const brief = bounds === FEW && tried >= FEW.inputs ? { isBrief: true as const } : {};
  if (test === null) return { ...NOTHING, ...brief, state: 'none', tried };
  const shown = submissionTestSchema.parse(test);
  return { ...NOTHING, state: 'found', tried, isMinimal, isOutOfTime, isSteady, test: shown };
}

/** The same in a sentence. */
export function sentenceOf({ state, reason }: Counterexample): string {
  return reason === null ? SENTENCES_OF_STATES[state] : SENTENCES[reason];
}

const SENTENCES_OF_STATES: Readonly<Record<Counterexample['state'], string>> = {
  open: 'Nobody has looked for a failing input yet',
  searching: 'A search is under way',
  none: 'No small input was found on which the submission fails',
  found: 'The submission fails on this input',
  unavailable: 'There can be no search',
};
