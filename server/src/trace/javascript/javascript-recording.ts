import { randomUUID } from 'node:crypto';
import { BOUNDS, type Recording } from '../recording.ts';
import { readTrace } from '../read-trace.ts';
import { bundleScript, programOf, RECORDER_FOLDER } from './bundle-script.ts';

const RECORDER = bundleScript([RECORDER_FOLDER], 'start.cjs');

/**
 * The recorder's lines lie between what the program prints, told apart by a mark.
 * @param lines by the source's lines, those that a step names instead, 0 for none; null: the same
 */
export function javascriptRecording(source: string, lines: readonly number[] | null): Recording {
  const mark = randomUUID();
  const program = programOf(RECORDER, { source, lines, bounds: BOUNDS, mark });
  return {
    program: { language: 'JAVASCRIPT', source: program },
    read: (result) => readTrace(result, mark),
  };
}
