import type { CustomRun, Trial } from './trials.ts';

/** The one that is looked at, unless it went well and another did not. */
export function worthALook(trials: readonly Trial[], selectedId: number): number {
  const wentWrong = ({ run }: Trial) =>
    run !== null && (run.fault !== null || !GOOD.has(run.status));
  const selected = trials.find(({ id }) => id === selectedId);
  if (selected && wentWrong(selected)) return selectedId;
  return trials.find(wentWrong)?.id ?? selectedId;
}

const GOOD = new Set<CustomRun['status']>(['Accepted', 'Finished', 'Not Run']);

/** A program may say what it likes on its error output; only that of a crash is about a line. */
export function hasCrashed({ status }: CustomRun): boolean {
  return status === 'Runtime Error';
}
