import type { Trace } from '@stepwise/contracts/trace';
import { z } from 'zod';
import type { RunResult } from '../../judge/engine.ts';
import { readTrace } from '../read-trace.ts';
import type { Asking } from '../recording.ts';
import { runOnce } from '../run-once.ts';
import { classTexts, loadedClass } from './hook-classes.ts';
import type { OurClasses } from './our-classes.ts';

const rewrittenSchema = z.object({
  code: z.string(),
  hooks: z.string().regex(/^\$t_*$/),
  steps: z.string(),
  functions: z.string(),
});

/** A program with hooks in it, the name of their class, and what their numbers stand for. */
export type Rewritten = z.output<typeof rewrittenSchema>;

/**
 * Puts hooks into a program, in the box: what it does to a parser counts as its own.
 * @returns null where it cannot be parsed; an empty trace where its rewriting was stopped
 * @throws what JudgeEngine.run throws
 */
export async function rewriteJava(
  source: string,
  rewriter: OurClasses,
  asking: Asking,
): Promise<Rewritten | Trace | null> {
  const { result, answer } = await askOurs('Rewriter', source, rewriter, asking);
  const rewritten = rewrittenSchema.nullable().safeParse(answer);
  // It says how the run came to its end before.
  if (!rewritten.success) return readTrace({ ...result, stdout: new Uint8Array() }, null);
  return rewritten.data;
}

/**
 * Has one of our classes, an `Answer`, answer a text with JSON.
 * @returns undefined for the answer where there is none
 * @throws what JudgeEngine.run throws
 */
export async function askOurs(
  name: string,
  text: string,
  classes: OurClasses,
  asking: Asking,
): Promise<{ readonly result: RunResult; readonly answer: unknown }> {
  const program = `public final class Main {
  public static void main(String[] arguments) throws ReflectiveOperationException {
    String[] classes = ${classTexts(classes)};
    java.lang.reflect.Method run = new OurLoaded(classes).loadClass("${name}").getDeclaredMethod("run");
    run.setAccessible(true);
    run.invoke(null);
  }
}
${loadedClass('Our')}`;
  const { compile, result } = await runOnce({ language: 'JAVA', source: program }, text, asking);
  if (!result) throw new Error(`The rewriter of Java does not compile: ${compile.output}`);
  return { result, answer: parsed(Buffer.from(result.stdout).toString()) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
