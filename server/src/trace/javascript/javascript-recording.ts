import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOUNDS, type Recording } from '../recording.ts';
import { readTrace } from '../read-trace.ts';
import { bundleRecorder } from './bundle-recorder.ts';

const MAIN = readFileSync(join(import.meta.dirname, 'main.cjs'), 'utf8');
const RECORDER = JSON.stringify(bundleRecorder());

/**
 * The recorder's lines lie between what the program prints, told apart by a mark.
 * @param lines by the source's lines, those that a step names instead, 0 for none; null: the same
 */
export function javascriptRecording(source: string, lines: readonly number[] | null): Recording {
  const mark = randomUUID();
  const given = JSON.stringify({ source, lines, bounds: BOUNDS, mark });
  return {
    program: { language: 'JAVASCRIPT', source: `${MAIN}\nrecord(${RECORDER}, ${given});\n` },
    read: (result) => readTrace(result, mark),
  };
}
