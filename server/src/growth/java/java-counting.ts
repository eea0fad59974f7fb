import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { literal } from '../../trace/java/java-texts.ts';
import { compiledOnce, REWRITER_FOLDERS } from '../../trace/java/our-classes.ts';
import { askOurs } from '../../trace/java/rewrite-java.ts';
import { inCamelCase, type Counting, type Unseen } from '../counting.ts';
import { GrowthError, type Asking } from '../run-inputs.ts';

const METER = ['Meter.java', 'Calls.java']
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  .join('\n');
const rewriterClasses = compiledOnce([...REWRITER_FOLDERS, join(import.meta.dirname, 'rewriter')]);

const rewrittenSchema = z.object({
  unseen: z.string().nullable(),
  code: z.string(),
  hooks: z.string().regex(/^\$t_*$/),
  counted: z.string().regex(/^[01]*$/),
});

type Wanted = {
  /** Functions and classes by their Python names. */
  readonly counted: readonly string[];
  /** Steps that are counted. */
  readonly most: number;
};

/**
 * Has hooks put into the program, by one run. Its counts stand behind what it prints, told apart by a mark.
 * @returns null of a program that does not compile
 * @throws {GrowthError} the run came to no end
 * @throws what JudgeEngine.run throws
 */
export async function javaCounting(
  source: string,
  { counted, most }: Wanted,
  asking: Asking,
): Promise<Counting | Unseen | null> {
  const background = { ...asking, isBackground: true };
  const classes = await rewriterClasses(background);
  const text = `${counted.map(inCamelCase).join(' ')}\n${source}`;
  const { result, answer } = await askOurs('CountRewriter', text, classes, background);
  const rewritten = rewrittenSchema.nullable().safeParse(answer);
  if (!rewritten.success) throw new GrowthError(`the program could not be read: ${result.ending}`);
  if (rewritten.data === null) return null;
  const { unseen, code, hooks, counted: marks } = rewritten.data;
  if (unseen !== null) return { unseen };
  const mark = randomUUID();
  const given = `final class ${hooks}Given {
  static final long MOST = ${most}L;
  /** By the number of a function: \`1\` where what happens inside of it counts. */
  static final java.lang.String COUNTED = ${literal(marks)};
  static final java.lang.String MARK = ${literal(mark)};
}
`;
  const meter = METER.replaceAll(/\b(Meter|Calls|Given)\b/g, (name) =>
    name === 'Meter' ? hooks : `${hooks}${name}`,
  );
  return {
    program: { language: 'JAVA', source: `${code}\n${meter}${given}` },
    read: (stdout) => stdout.split(mark).at(-1) ?? '',
  };
}
