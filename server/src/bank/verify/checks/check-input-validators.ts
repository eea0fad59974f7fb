import type { JudgeEngine } from '../../../judge/engine.ts';
import { readFolder } from '../../archive/folder-tree.ts';
import type { ForeignPackage } from '../../import/foreign-package.ts';
import { isList } from '../../import/format/group-settings.ts';
import { pythonFilesOf } from '../../import/validator/output-validator.ts';
import { programsIn } from '../../import/programs/programs.ts';
import { bundlePython } from '../../import/programs/python-bundle.ts';
import { listed } from '../verification.ts';
import type { Check } from '../verification.ts';

/** Exit code by which a validator says that an input is valid. */
const VALID = 42;

const LIMITS = {
  cpuMs: 30_000,
  wallMs: 61_000,
  memoryKb: 1024 * 1024,
  outputBytes: 1024 * 1024,
  processes: 64,
} as const;

/** The Python validators of a package that others wrote take every test, in the sandbox. */
export const checkInputValidators: Check = async ({ problem, engine, signal, log }) => {
  const tree = await readFolder(problem.directory, problem.slug);
  const faults: string[] = [];
  for (const program of programsIn(tree, 'input_validators')) {
    const python = pythonFilesOf(program, new Map());
    if (!python) {
      log(`${program.path}: not run, as it is not a Python program`);
      continue;
    }
    const name = program.path.slice('input_validators/'.length).replace(/\.py3?$/, '');
    const tests = problem.imported?.tests ?? [];
    const refused: string[] = [];
    for (const [args, group] of byArguments(tests, name)) {
      const source = bundlePython(python, args);
      refused.push(...(await refusedBy(engine, source, group, signal)));
    }
    log(`${program.path}: ${tests.length - refused.length} of ${tests.length} inputs taken`);
    if (refused.length > 0) faults.push(`${program.path} refuses ${listed(refused)}`);
  }
  return faults;
};

type Test = ForeignPackage['tests'][number];

/** One run of the validator for all tests that give it the same arguments. */
function byArguments(tests: readonly Test[], validator: string): [readonly string[], Test[]][] {
  const groups = new Map<string, [readonly string[], Test[]]>();
  for (const test of tests) {
    const args = isList(test.inputArgs) ? test.inputArgs : (test.inputArgs[validator] ?? []);
    const key = JSON.stringify(args);
    const group = groups.get(key) ?? [args, []];
    group[1].push(test);
    groups.set(key, group);
  }
  return [...groups.values()];
}

async function refusedBy(
  engine: JudgeEngine,
  source: string,
  tests: readonly Test[],
  signal: AbortSignal,
): Promise<string[]> {
  const job = {
    program: { language: 'PYTHON' as const, source },
    inputs: tests.map(({ input }) => Buffer.from(input)),
    limits: LIMITS,
    owner: 'verify-problems',
  };
  const refused: string[] = [];
  for await (const event of engine.run(job, signal)) {
    if (event.kind !== 'result') continue;
    const { index, exitCode } = event.result;
    if (exitCode !== VALID) refused.push(tests[index]?.name ?? '?');
  }
  return refused;
}
