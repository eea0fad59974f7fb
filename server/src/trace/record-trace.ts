import type { Trace } from '@stepwise/contracts/trace';
import type { TracedLanguage } from '@stepwise/contracts/trace-limits';
import type { Program } from '../judge/engine.ts';
import { recordJava } from './java/record-java.ts';
import { javascriptRecording } from './javascript/javascript-recording.ts';
import { pythonRecording } from './python/python-recording.ts';
import type { Asking, Recording } from './recording.ts';
import { runOnce } from './run-once.ts';
import { compileForTrace } from './typescript/compile-for-trace.ts';

export type TracedProgram = Program & { readonly language: TracedLanguage };

/**
 * Runs a program on one input in the sandbox and records its steps. What the program prints is what it
 * prints unrecorded, as long as the recording lasts.
 * @throws what JudgeEngine.run throws
 */
export async function recordTrace(
  program: TracedProgram,
  input: string,
  asking: Asking,
): Promise<Trace> {
  if (program.language === 'JAVA') return recordJava(program.source, input, asking);
  const recording = await recordingOf(program, asking);
  if ('end' in recording) return recording;
  const { result } = await runOnce(recording.program, input, asking);
  if (!result) throw new Error('A recorder does not compile');
  return recording.read(result);
}

/** An empty trace where the program does not compile. */
async function recordingOf(
  { language, source }: Program,
  asking: Asking,
): Promise<Recording | Trace> {
  if (language === 'PYTHON') return pythonRecording(source);
  if (language === 'JAVASCRIPT') return javascriptRecording(source, null);
  const compiled = await compileForTrace(source, asking);
  return 'end' in compiled ? compiled : javascriptRecording(compiled.code, compiled.lines);
}
