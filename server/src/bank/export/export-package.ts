import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dump } from 'js-yaml';
import { isCustomChecker } from '../../judge/custom-checker.ts';
import { bankError } from '../bank-error.ts';
import type { BankProblem } from '../bank-problem.ts';
import { generateLargeCases } from '../generate.ts';
import type { PackageFormat } from '../import/metadata.ts';
import type { PackageFiles } from '../import/write-package.ts';
import { EXPORTED_PLATFORM_FILE, openPackage, PLATFORM_FILE } from '../package-files.ts';
import { argumentsOfChecker } from './arguments-of-checker.ts';
import { EXPORTED_CHECKERS } from './exported-checkers.ts';
import { isNewOnly, readYaml } from './package-yaml.ts';
import { toLegacy } from './to-legacy.ts';

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
  const args = comparison(problem, files);
  if (format === '2025-09') return toNewest(files, args);
  refuseMixed(problem, format);
  return format === 'legacy' ? toLegacy(problem, files, args) : toDraft(files, args);
}

/**
 * How outputs are compared, in the format's own words; a comparison that it does not know goes along
 * as a validator.
 */
function comparison(problem: BankProblem, files: PackageFiles): readonly string[] {
  if (problem.imported) return problem.imported.tests[0]?.outputArgs ?? [];
  if (isCustomChecker(problem.checker)) return [];
  if (!Object.hasOwn(EXPORTED_CHECKERS, problem.checker))
    return argumentsOfChecker(problem.checker);
  files.set('output_validator/validate.py', EXPORTED_CHECKERS[problem.checker] ?? '');
  return [];
}

/** Older versions say it for all tests at once. */
function refuseMixed({ slug, imported }: BankProblem, format: PackageFormat): void {
  const ways = new Set(imported?.tests.map(({ outputArgs }) => outputArgs.join(' ')));
  if (ways.size <= 1) return;
  throw bankError(
    slug,
    `its tests are compared in different ways, which ${format} has no place for`,
  );
}

function toNewest(files: PackageFiles, args: readonly string[]): PackageFiles {
  if (args.length === 0) return files;
  const text = dump({ output_validator_args: [...args] });
  for (const folder of ['sample', 'secret']) files.set(`data/${folder}/test_group.yaml`, text);
  return files;
}

function toDraft(files: PackageFiles, args: readonly string[]): PackageFiles {
  const yaml = { ...readYaml(files), problem_format_version: '2023-07-draft' };
  files.set('problem.yaml', dump(yaml));
  if (args.length > 0) {
    const text = dump({ output_validator_flags: args.join(' ') });
    for (const folder of ['sample', 'secret']) files.set(`data/${folder}/testdata.yaml`, text);
  }
  for (const path of [...files.keys()]) if (isNewOnly(path)) files.delete(path);
  return files;
}
