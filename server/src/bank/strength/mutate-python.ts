import { join } from 'node:path';
import { z } from 'zod';
import type { Program } from '../../judge/engine.ts';
import { PythonMissingError } from '../generate/generate.ts';
import { findPython } from '../processes/python.ts';
import type { Mutant } from './mutant.ts';

const SCRIPT = join(import.meta.dirname, 'mutate.py');

const mutantsSchema = z.array(z.object({ line: z.int(), what: z.string(), source: z.string() }));

/**
 * The mutants of a Python program, in the order of their lines. Needs Python 3.9, which can turn a
 * tree back into text.
 * @throws {PythonMissingError}
 */
export async function mutatePython({ language, source }: Program): Promise<Mutant[]> {
  const python = await findPython();
  if (!python) throw new PythonMissingError('There is no Python to make mutants with');
  const { exitCode, stdout, stderr } = await python([SCRIPT], source);
  if (exitCode !== 0) throw new Error(`mutate.py failed: ${stderr}`);
  return mutantsSchema
    .parse(JSON.parse(stdout.toString()))
    .map(({ line, what, source: text }) => ({ program: { language, source: text }, line, what }));
}
