import type { PackageFormat } from '@stepwise/contracts/problem-export';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isCustomChecker } from '../../judge/answer/custom-checker.ts';
import type { BankProblem } from '../bank-problem.ts';
import { generateLargeCases } from '../generate/generate.ts';
import type { PackageFiles } from '../import/write-package.ts';
import { EXPORTED_PLATFORM_FILE, openPackage, PLATFORM_FILE } from '../package-files.ts';
import { argumentsOfChecker } from './arguments-of-checker.ts';
import { EXPORTED_CHECKERS } from './exported-checkers.ts';
import { toFormat } from './to-format.ts';

/**
 * The files of a problem in a version of the package format, made from seeds or not. Our own fields
 * stand in a file of their own, which other judges leave aside.
 * @throws {BankError} the version has no way to say how the outputs are compared
 */
export async function exportPackage(
  problem: BankProblem,
  format: PackageFormat,
): Promise<PackageFiles> {
  const files: PackageFiles = new Map();
  for (const path of (await openPackage(problem.directory)).files) {
    files.set(
      path === PLATFORM_FILE ? EXPORTED_PLATFORM_FILE : path,
      await readFile(join(problem.directory, path)),
    );
  }
  for (const { name, input, output } of await generateLargeCases(problem)) {
    files.set(`data/${name}.in`, input);
    files.set(`data/${name}.ans`, output);
  }
  return toFormat(problem, files, comparison(problem, files), format);
}

/**
 * How outputs are compared, in the format's own words; a comparison that it does not know goes along
 * as a validator. Null where an imported package compares its tests in different ways.
 */
function comparison(problem: BankProblem, files: PackageFiles): readonly string[] | null {
  if (problem.imported) return commonArguments(problem.imported.tests);
  if (isCustomChecker(problem.checker)) return [];
  if (!Object.hasOwn(EXPORTED_CHECKERS, problem.checker))
    return argumentsOfChecker(problem.checker);
  files.set('output_validator/validate.py', EXPORTED_CHECKERS[problem.checker] ?? '');
  return [];
}

function commonArguments(
  tests: readonly { readonly outputArgs: readonly string[] }[],
): readonly string[] | null {
  const ways = new Set(tests.map(({ outputArgs }) => JSON.stringify(outputArgs)));
  return ways.size > 1 ? null : (tests[0]?.outputArgs ?? []);
}
