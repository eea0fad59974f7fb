import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findPython } from '../../processes/python.ts';
import type { Check } from '../verification.ts';

/** Exit code by which a validator says that an input is valid. */
const VALID = 42;

/** The validator takes every test and refuses every file of data/invalid_input. */
export const checkValidator: Check = async ({ problem, tests, log }) => {
  const python = await findPython();
  if (!python) return ['the validator cannot run: there is no Python'];
  const script = [join(problem.directory, 'input_validators/validate.py')];
  const faults: string[] = [];
  for (const { name, input } of tests) {
    const { exitCode, stderr } = await python(script, input);
    if (exitCode !== VALID) faults.push(`the validator refuses ${name}: ${lastLine(stderr)}`);
  }
  const invalid = await invalidInputs(problem.directory);
  for (const { name, input } of invalid) {
    const { exitCode } = await python(script, input);
    if (exitCode === VALID) faults.push(`the validator takes invalid_input/${name}`);
  }
  if (invalid.length < 2) faults.push('fewer than two invalid inputs');
  log(`validator: ${tests.length} inputs taken, ${invalid.length} refused`);
  return faults;
};

async function invalidInputs(directory: string): Promise<{ name: string; input: Uint8Array }[]> {
  const folder = join(directory, 'data/invalid_input');
  const names = await readdir(folder).catch(() => []);
  return Promise.all(
    names.sort().map(async (name) => ({ name, input: await readFile(join(folder, name)) })),
  );
}

function lastLine(text: string): string {
  return text.trimEnd().split('\n').at(-1) ?? '';
}
