import { join } from 'node:path';
import { z } from 'zod';
import type { JudgeEngine } from '../../judge/engine.ts';
import type { Asking } from '../recording.ts';
import { runOnce } from '../run-once.ts';
import { bundleJava, classesIn } from './bundle-java.ts';

/** By name, the bytes of classes in base 64. */
export type OurClasses = ReadonlyMap<string, string>;
type Compiled = { readonly recorder: OurClasses; readonly rewriter: OurClasses };

const folder = (name: string): string => join(import.meta.dirname, name);
/** What puts hooks into programs. */
export const REWRITER_FOLDERS = [folder('shared'), folder('rewriter')];
const LINES = z.array(z.tuple([z.string().regex(/^[\w$]+$/), z.string().regex(/^[\w+/=]+$/)]));

const recorderAndRewriter = compiledOnce([folder('recorder'), ...REWRITER_FOLDERS]);
const RECORDER = new Set([...classesIn(folder('recorder')), ...classesIn(folder('shared'))]);
const REWRITER = new Set(REWRITER_FOLDERS.flatMap(classesIn));

/**
 * The recorder and the rewriter as classes. They are compiled once, when somebody first asks: so no
 * recording waits for it again, and the program's own classes are not in their way.
 * @throws what JudgeEngine.run throws
 */
export async function ourClasses(asking: Asking): Promise<Compiled> {
  const all = [...(await recorderAndRewriter(asking))];
  const of = (names: ReadonlySet<string>): OurClasses =>
    new Map(all.filter(([name]) => names.has(name.replace(/\$.*/, ''))));
  return { recorder: of(RECORDER), rewriter: of(REWRITER) };
}

/** What compiles the classes of some folders, once for each engine. */
export function compiledOnce(folders: readonly string[]) {
  const source = bundleJava([folder('compile'), ...folders]);
  const compiled = new WeakMap<JudgeEngine, Promise<OurClasses>>();
  return async (asking: Asking): Promise<OurClasses> => {
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
    const made = compile(source, asking);
    compiled.set(engine, made);
    made.catch(() => {
      if (compiled.get(engine) === made) compiled.delete(engine);
    });
    return made;
  };
}

async function compile(source: string, asking: Asking): Promise<OurClasses> {
  const { compile: said, result } = await runOnce({ language: 'JAVA', source }, '', asking);
  if (!result) throw new Error(`Our classes of Java do not compile: ${said.output}`);
  const text = Buffer.from(result.stdout).toString();
  const lines = text.trimEnd().split('\n');
  const all = LINES.parse(lines.map((line) => line.split(' ')));
  // Its order is that of a folder.
  return new Map(all.sort(([one], [other]) => (one < other ? -1 : 1)));
}
