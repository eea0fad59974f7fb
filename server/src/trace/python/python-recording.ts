import { join } from 'node:path';
import { bundlePython } from '../../judge/bundle-python.ts';
import { BOUNDS, type Recording } from '../recording.ts';
import { readTrace } from '../read-trace.ts';

const RECORDER = bundlePython(join(import.meta.dirname, 'recorder/main.py'));

/** Its lines are all there is of the output: what the program prints is told in them. */
export function pythonRecording(source: string): Recording {
  const call = `Recorder(${JSON.stringify(source)}, ${JSON.stringify(BOUNDS)}).run()`;
  return {
    program: { language: 'PYTHON', source: `${RECORDER}\n\n${call}\n` },
    read: (result) => readTrace(result, null),
  };
}
