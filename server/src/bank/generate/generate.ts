import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { bankError } from '../bank-error.ts';
import type { BankProblem } from '../bank-problem.ts';
import type { GeneratedCase } from './generators.ts';
import { MANIFEST } from './generators.ts';
import { sizeOf, wellFormed } from '../package-files.ts';
import { findPython, type PythonOptions } from '../processes/python.ts';

export type LargeCase = {
  readonly name: string;
  readonly input: string;
  readonly output: string;
};

export class PythonMissingError extends Error {
  override readonly name = 'PythonMissingError';
}

const INPUT_BYTES_MAX = 2.5 * 1024 * 1024;
const OUTPUT_BYTES_MAX = 2 * 1024 * 1024;

/**
 * Makes the large cases of a problem: inputs by its generator, outputs by its Python reference.
 * Those that lie on disk as the manifest says are read instead, unless `anew`: then a generator
 * that has changed is found out.
 * @throws {BankError} the result is not what the manifest says
 * @throws {PythonMissingError}
 */
export async function generateLargeCases(
  problem: BankProblem,
  { anew = false, ...options }: PythonOptions & { readonly anew?: boolean } = {},
): Promise<LargeCase[]> {
  const cases: LargeCase[] = [];
  for (const wanted of problem.generated) {
    const known = anew ? null : await cached(problem, wanted);
    const made = known ?? (await make(problem, wanted, options));
    check(problem, wanted, made);
    if (!known) await keep(problem, made);
    cases.push(made);
  }
  return cases;
}

/**
 * Makes every large case anew, whatever the manifest says.
 * @returns the cases and the manifest that is right for them
 * @throws {PythonMissingError}
 */
export async function regenerateLargeCases(
  problem: BankProblem,
): Promise<{ cases: LargeCase[]; manifest: string }> {
  const cases: LargeCase[] = [];
  for (const wanted of problem.generated)
    cases.push(await keep(problem, await make(problem, wanted, {})));
  const lines = cases.flatMap(({ name, input, output }) => [
    `${sha256(input)}  data/${name}.in\n`,
    `${sha256(output)}  data/${name}.ans\n`,
  ]);
  return { cases, manifest: lines.join('') };
}

async function cached(problem: BankProblem, wanted: GeneratedCase): Promise<LargeCase | null> {
  const [inputPath, outputPath] = pathsOf(problem, wanted.name);
  if ((await sizeOf(inputPath)) === null || (await sizeOf(outputPath)) === null) return null;
  const [input, output] = await Promise.all([
    readFile(inputPath, 'utf8'),
    readFile(outputPath, 'utf8'),
  ]);
  const isRight = sha256(input) === wanted.inputHash && sha256(output) === wanted.outputHash;
  return isRight ? { name: wanted.name, input, output } : null;
}

async function make(
  problem: BankProblem,
  wanted: GeneratedCase,
  options: PythonOptions,
): Promise<LargeCase> {
  const at = (path: string): string => join(problem.directory, path);
  const file = `${problem.slug}/data/${wanted.name}`;
  const generator = [at('generators/gen.py'), ...wanted.arguments];
  const input = await runPython(file, generator, '', INPUT_BYTES_MAX, options);
  const reference = [at('submissions/accepted/reference_py.py')];
  const output = await runPython(file, reference, input, OUTPUT_BYTES_MAX, options);
  return { name: wanted.name, input, output };
}

/** @param file what errors call it */
async function runPython(
  file: string,
  script: readonly string[],
  stdin: string,
  maxBytes: number,
  options: PythonOptions,
): Promise<string> {
  const python = await findPython();
  if (!python) throw new PythonMissingError('The large cases are made by Python 3.8 or later.');
  const { exitCode, stdout, stderr } = await python(script, stdin, options);
  if (exitCode !== 0) throw bankError(file, `Python ended with ${String(exitCode)}: ${stderr}`);
  if (stdout.byteLength > maxBytes) throw bankError(file, `is over ${maxBytes} bytes`);
  return wellFormed(file, stdout);
}

/** Written beside and renamed, so that a start that is cut short leaves no half file behind. */
async function keep(problem: BankProblem, made: LargeCase): Promise<LargeCase> {
  const [inputPath, outputPath] = pathsOf(problem, made.name);
  try {
    await mkdir(dirname(inputPath), { recursive: true });
    for (const [path, text] of [
      [inputPath, made.input],
      [outputPath, made.output],
    ] as const) {
      // The same case may be made twice at once.
      const own = `${path}.${randomUUID()}`;
      await writeFile(own, text);
      await rename(own, path);
    }
  } catch (error) {
    if (!isReadOnly(error)) throw error;
  }
  return made;
}

/** In an image the bank may not be writable; then the cases are made anew when they are needed. */
function isReadOnly(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return code === 'EROFS' || code === 'EACCES' || code === 'EPERM';
}

function check(problem: BankProblem, wanted: GeneratedCase, made: LargeCase): void {
  const isRight =
    sha256(made.input) === wanted.inputHash && sha256(made.output) === wanted.outputHash;
  if (isRight) return;
  const file = `${problem.slug}/${MANIFEST}`;
  throw bankError(
    file,
    `data/${wanted.name} comes out different; if that is intended, generate anew`,
  );
}

function pathsOf(problem: BankProblem, name: string): [input: string, output: string] {
  const path = join(problem.directory, 'data', name);
  return [`${path}.in`, `${path}.ans`];
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
