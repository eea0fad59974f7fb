import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { filledIn, type Ladder, type Rung } from './ladder.ts';
import { GrowthError, runInputs, type Asking } from './run-inputs.ts';

const HARNESS = readFileSync(join(import.meta.dirname, 'rungs.py'), 'utf8');
const textsSchema = z.array(z.string());

/**
 * The inputs of a ladder: for each shape by rising size.
 * @throws {GrowthError} the generator fails
 * @throws what JudgeEngine.run throws
 */
export async function makeRungs(ladder: Ladder, asking: Asking): Promise<Rung[]> {
  const places = ladder.shapes.flatMap(({ name, template }) =>
    ladder.sizes.map((n) => ({ shape: name, n, template })),
  );
  const commands = places.flatMap(({ template, n }) =>
    typeof template === 'string' ? [] : [template.map((word) => filledIn(word, n))],
  );
  const made = await generate(ladder.generator, commands, asking);
  return places.map(({ shape, n, template }) => {
    const input = typeof template === 'string' ? filledIn(template, n) : made.shift();
    if (input === undefined) throw new GrowthError('the generator makes too few inputs');
    return { shape, n, input };
  });
}

async function generate(
  generator: string | null,
  commands: readonly (readonly string[])[],
  asking: Asking,
): Promise<string[]> {
  if (commands.length === 0) return [];
  if (generator === null) throw new GrowthError('there is no generator');
  const source = `${HARNESS}\n\nmake_all(${JSON.stringify(generator)})\n`;
  const program = { language: 'PYTHON' as const, source };
  for await (const run of runInputs(program, [JSON.stringify(commands)], asking)) {
    if (run.ending === 'exited' && run.exitCode === 0) {
      return textsSchema.parse(JSON.parse(Buffer.from(run.stdout).toString()));
    }
    const said = Buffer.from(run.stderr).toString().trimEnd().split('\n').at(-1) ?? '';
    throw new GrowthError(`the generator: ${run.ending} ${said}`);
  }
  throw new GrowthError('the engine gave no result');
}
