import { CUSTOM_INPUT_MAX } from '@stepwise/contracts/execution-limits';
import toast from 'react-hot-toast';

/** Whether a custom run may not have this input; a test of the problem may be longer. */
export function isTooLong(stdin: string): boolean {
  return stdin.length > CUSTOM_INPUT_MAX;
}

type Input = { readonly name: string; readonly stdin: string };

/** Those that may be run. One that is too long would fail the run of all, so it stays out and is named. */
export function withoutTooLong<Kind extends Input>(inputs: readonly Kind[]): Kind[] {
  const names = inputs.filter(({ stdin }) => isTooLong(stdin)).map(({ name }) => name);
  if (names.length > 0) toast(`Longer than 64 KiB, so not run: ${names.join(', ')}.`);
  return inputs.filter(({ stdin }) => !isTooLong(stdin));
}
