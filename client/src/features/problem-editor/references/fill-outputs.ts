import type { ReferenceTestRun } from '@stepwise/contracts/reference-run';
import type { ProblemForm } from '../form/problem-form.ts';

type Tests = ProblemForm['testCases'];

/** A test whose output was asked for: its place in the form, and the input that was run. */
export type Asked = { readonly index: number; readonly input: string };

export type Filled = {
  readonly tests: Tests;
  readonly filledCount: number;
  /** Numbers, from 1, of tests that had another output before. */
  readonly changed: readonly number[];
  /** Where the reference solution failed, in words. */
  readonly faults: readonly string[];
};

/** The tests with a non-empty input, which a program can be run on. */
export function askedOf(tests: Tests): Asked[] {
  return tests.flatMap(({ input }, index) => (input === '' ? [] : [{ index, input }]));
}

/** Puts what was printed into the tests. One whose input was edited meanwhile stays as it is. */
export function fillOutputs(
  tests: Tests,
  asked: readonly Asked[],
  runs: readonly ReferenceTestRun[],
): Filled {
  const filled = [...tests];
  const changed: number[] = [];
  const faults: string[] = [];
  let filledCount = 0;
  for (const [place, { index, input }] of asked.entries()) {
    const test = filled[index];
    const run = runs.find((one) => one.index === place);
    if (test?.input !== input) continue;
    if (run?.status !== 'Finished' || run.output === null) {
      faults.push(faultOf(index, run));
      continue;
    }
    filledCount += 1;
    // What differs in its last line break alone stays: other texts would be other tests.
    if (test.output.trimEnd() === run.output.trimEnd() && test.output !== '') continue;
    if (test.output !== '') changed.push(index + 1);
    filled[index] = { ...test, output: run.output };
  }
  return { tests: filled, filledCount, changed, faults };
}

/** Brings outputs back that were filled, but where output or input were edited since; what was added since stays. */
export function unfillOutputs(now: Tests, before: Tests, filled: Tests): Tests {
  const changes = filled.flatMap((test, index) => {
    const output = before[index]?.output ?? test.output;
    return output === test.output ? [] : [{ ...test, before: output }];
  });
  return now.map((test) => {
    const found = changes.findIndex(
      ({ input, output }) => input === test.input && output === test.output,
    );
    const [change] = found === -1 ? [] : changes.splice(found, 1);
    return change ? { ...test, output: change.before } : test;
  });
}

function faultOf(index: number, run: ReferenceTestRun | undefined): string {
  const said = [run?.status === 'Finished' ? null : (run?.status ?? 'Not Run'), run?.message];
  return `Test case ${String(index + 1)}: ${said.filter(Boolean).join(': ')}`;
}
