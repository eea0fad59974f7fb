import { GROWTH_LANGUAGES } from '@stepwise/contracts/growth-languages';
import type { LanguageKey } from '@stepwise/contracts/language';
import { z } from 'zod';
import type { Program, RunResult } from '../judge/engine.ts';
import { compileForTrace } from '../trace/typescript/compile-for-trace.ts';
import type { Counting, Unseen } from './counting.ts';
import type { Point } from './fit-growth.ts';
import { javaCounting } from './java/java-counting.ts';
import { javascriptCounting } from './javascript/javascript-counting.ts';
import type { Ladder, Rung } from './ladder.ts';
import { pythonCounting } from './python-counting.ts';
import { GrowthError, runInputs, type Asking } from './run-inputs.ts';

/** More are not counted: the size before is the last one then. */
const STEPS_MAX = 3_000_000;

const answerSchema = z.union([
  z.object({ steps: z.number().int().nonnegative(), whole: z.boolean() }),
  z.object({ capped: z.literal(true) }),
  z.object({ unseen: z.string() }),
  z.object({ failed: z.string() }),
]);

/** What was counted on inputs of one shape. */
export type CountedShape = {
  /** By rising size, up to the last size at which there was an end in time. */
  readonly points: readonly Point[];
  /** Why not all sizes are there: the steps, or a limit of the run, were used up, or the program failed; null: they are. */
  readonly cut: 'capped' | 'failed' | null;
};

export type Counted = {
  readonly shapes: ReadonlyMap<string, CountedShape>;
  /** Whether the program has none of the functions that count, so that all of it did. */
  readonly isWhole: boolean;
  /** What the program uses whose steps cannot be seen; null: nothing. */
  readonly unseen: string | null;
};

export function isCounted(language: LanguageKey): boolean {
  return GROWTH_LANGUAGES.includes(language);
}

/**
 * Counts the steps of a program on each rung. The counts are the same every time.
 * @throws what JudgeEngine.run throws
 * @throws {GrowthError} what a TypeScript program is compiled to, or a Java program with hooks, could not be had
 */
export async function countSteps(
  program: Program,
  { ladder, rungs }: { readonly ladder: Ladder; readonly rungs: readonly Rung[] },
  asking: Asking,
): Promise<Counted> {
  const shapes = new Map<string, CountedShape>();
  const counting = await countingOf(program, ladder, asking);
  if (counting && 'unseen' in counting) return { shapes, isWhole: false, unseen: counting.unseen };
  let isWhole = false;
  for (const { name } of ladder.shapes) {
    const own = rungs.filter(({ shape }) => shape === name);
    const answers = counting ? await countShape(counting, own, asking) : [];
    const points: Point[] = [];
    let cut: CountedShape['cut'] = null;
    for (const [index, { n }] of own.entries()) {
      const answer = answers[index];
      if (answer && 'unseen' in answer) return { shapes, isWhole, unseen: answer.unseen };
      if (!answer || !('steps' in answer)) {
        cut = cutBy(answer);
        break;
      }
      isWhole ||= answer.whole;
      points.push({ n, steps: answer.steps });
    }
    shapes.set(name, { points, cut });
  }
  return { shapes, isWhole, unseen: null };
}

/** Null of a program that does not compile. */
async function countingOf(
  { language, source }: Program,
  { counted }: Ladder,
  asking: Asking,
): Promise<Counting | Unseen | null> {
  if (language === 'PYTHON') return pythonCounting(source, counted, STEPS_MAX);
  if (language === 'JAVA') return javaCounting(source, { counted, most: STEPS_MAX }, asking);
  if (language !== 'TYPESCRIPT') return javascriptCounting(source, counted, STEPS_MAX);
  const compiled = await compileForTrace(source, { ...asking, isBackground: true });
  if (!('end' in compiled)) return javascriptCounting(compiled.code, counted, STEPS_MAX);
  if (compiled.end.kind === 'error') return null;
  throw new GrowthError(`the compiled program could not be read: ${compiled.end.message}`);
}

type Answer = z.output<typeof answerSchema>;

/** Larger inputs than the first that takes too long are not waited for. */
async function countShape(
  { program, read }: Counting,
  rungs: readonly Rung[],
  asking: Asking,
): Promise<(Answer | undefined)[]> {
  const answers: (Answer | null | undefined)[] = rungs.map(() => undefined);
  const inputs = rungs.map(({ input }) => input);
  for await (const run of runInputs(program, inputs, asking)) {
    answers[run.index] = answerOf(run, read);
    const end = answers.findIndex((answer) => answer === undefined || !hasSteps(answer));
    if (end !== -1 && answers[end] !== undefined) break;
  }
  return answers.map((answer) => answer ?? undefined);
}

function answerOf({ ending, exitCode, stdout }: RunResult, read: Counting['read']): Answer | null {
  // As if it had used up its steps: neither says how many there would have been.
  if (ending.endsWith('-limit')) return { capped: true };
  if (ending !== 'exited' || exitCode !== 0) return null;
  return answerIn(read(Buffer.from(stdout).toString()));
}

function cutBy(answer: Answer | undefined): CountedShape['cut'] {
  return answer && 'capped' in answer ? 'capped' : 'failed';
}

function hasSteps(answer: Answer | null): boolean {
  return answer !== null && 'steps' in answer;
}

/** What the program itself may have written there is no count. */
function answerIn(text: string): Answer | null {
  try {
    return answerSchema.parse(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return null;
    throw error;
  }
}
