import { randomUUID } from 'node:crypto';
import type { Trace } from '@stepwise/contracts/trace';
import { readTrace } from '../read-trace.ts';
import { BOUNDS, type Asking } from '../recording.ts';
import { runOnce } from '../run-once.ts';
import { hookClasses } from './hook-classes.ts';
import { ourClasses } from './our-classes.ts';
import { rewriteJava } from './rewrite-java.ts';

const { steps, elements, objects, bytes, printed, cpuMs } = BOUNDS;
const NUMBERS = [steps, elements, objects, bytes, printed, cpuMs].join(' ');
/** As `Main.java:3: error: ';' expected`. */
const COMPLAINT = /^\w+\.java:(\d+): error: (.*)$/m;
const NOT_RECORDED: Trace = {
  ...{ steps: [], ops: [] },
  end: { kind: 'limit', message: 'The program has syntax that cannot be recorded.', line: null },
};

/**
 * Runs a program on one input and records its steps: one run puts hooks into it, another runs it with them.
 * @throws what JudgeEngine.run throws
 */
export async function recordJava(source: string, input: string, asking: Asking): Promise<Trace> {
  const ours = await ourClasses(asking);
  const rewritten = await rewriteJava(source, ours.rewriter, asking);
  if (!rewritten) return refused(source, asking);
  if ('end' in rewritten) return rewritten;
  const mark = randomUUID();
  const { code, hooks, ...places } = rewritten;
  const settings = [mark, NUMBERS, places.steps, places.functions];
  const program = `${code}\n${hookClasses(hooks, ours.recorder, settings)}`;
  const { result } = await runOnce({ language: 'JAVA', source: program }, input, asking);
  return result ? readTrace(result, mark) : refused(source, asking);
}

/** Says what the compiler has against a program as its author wrote it, which is then run without input. */
async function refused(source: string, asking: Asking): Promise<Trace> {
  const { compile, result } = await runOnce({ language: 'JAVA', source }, '', asking);
  if (result) return NOT_RECORDED;
  const [, line, text] = COMPLAINT.exec(compile.output) ?? [];
  const said = text === undefined ? '' : ` Line ${line ?? ''}: ${text}`;
  const message = `The program does not compile.${said}`;
  return { steps: [], ops: [], end: { kind: 'error', message, line: Number(line ?? 0) || null } };
}
