import { z } from 'zod';
import type { JudgeEngine } from '../../judge/engine.ts';
import type { Asking } from '../recording.ts';
import { runOnce } from '../run-once.ts';
import { bundleJava, classesIn } from './bundle-java.ts';

/** By name, the bytes of classes in base 64. */
export type OurClasses = ReadonlyMap<string, string>;
type Compiled = { readonly recorder: OurClasses; readonly rewriter: OurClasses };

const SOURCE = bundleJava(['compile', 'recorder', 'rewriter']);
const RECORDER = new Set(classesIn('recorder'));
/** Classes of the recorder that the rewriter has a use for. */
const SHARED = new Set(['Json']);
const LINES = z.array(z.tuple([z.string().regex(/^[\w$]+$/), z.string().regex(/^[\w+/=]+$/)]));

const compiled = new WeakMap<JudgeEngine, Promise<Compiled>>();

/**
 * The recorder and the rewriter as classes. They are compiled once, when somebody first asks: so no
 * recording waits for it again, and the program's own classes are not in their way.
 * @throws what JudgeEngine.run throws
 */
export async function ourClasses(asking: Asking): Promise<Compiled> {
  const { engine, signal } = asking;
  const known = compiled.get(engine);
  if (known) {
    try {
      return await known;
    } catch {
      // Whoever asked first has gone, or the engine was in trouble: it is tried again.
      signal.throwIfAborted();
    }
  }
  const made = compile(asking);
  compiled.set(engine, made);
  made.catch(() => {
    if (compiled.get(engine) === made) compiled.delete(engine);
  });
  return made;
}

async function compile(asking: Asking): Promise<Compiled> {
  const { compile, result } = await runOnce({ language: 'JAVA', source: SOURCE }, '', asking);
  if (!result) throw new Error(`The recorder of Java does not compile: ${compile.output}`);
  const text = Buffer.from(result.stdout).toString();
  const lines = text.trimEnd().split('\n');
  const all = LINES.parse(lines.map((line) => line.split(' ')));
  // Its order is that of a folder.
  all.sort(([one], [other]) => (one < other ? -1 : 1));
  const ofRecorder = ([name]: [string, string]) => RECORDER.has(name.replace(/\$.*/, ''));
  return {
    recorder: new Map(all.filter(ofRecorder)),
    rewriter: new Map(all.filter((one) => !ofRecorder(one) || SHARED.has(one[0]))),
  };
}
