import { average, formatMb, formatSeconds, readFigures } from '../../lib/format.ts';

const NONE = '–';

/** Time with 3 decimals, over the tests that ran; a dash when none did. */
export function submissionTime(time: string): string {
  const seconds = readFigures(time);
  return seconds.length === 0 ? NONE : formatSeconds(average(seconds), 3);
}

/** Memory in Mb with 2 decimals, over the tests that ran; a dash when none did. */
export function submissionMemory(memory: string): string {
  const kb = readFigures(memory);
  return kb.length === 0 ? NONE : formatMb(average(kb), 2);
}
