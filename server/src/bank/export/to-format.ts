import type { PackageFormat } from '@stepwise/contracts/problem-export';
import { dump, load } from 'js-yaml';
import { bankError } from '../bank-error.ts';
import type { BankProblem } from '../bank-problem.ts';
import { starterPath } from '../import/starter-of.ts';
import type { PackageFiles } from '../import/write-package.ts';
import { EXPORTED_PLATFORM_FILE } from '../package-files.ts';
import { PACKAGE_LANGUAGES } from '../package-languages.ts';
import { isMap, isNewOnly, readYaml } from './package-yaml.ts';
import { toLegacy } from './to-legacy.ts';

/**
 * Puts a package of the newest version into another one, in place.
 * @param args by which all outputs are judged; null where each test says its own
 * @throws {BankError} the version has no place for how the outputs are judged
 */
export function toFormat(
  problem: Pick<BankProblem, 'slug' | 'title' | 'timeLimitMs'>,
  files: PackageFiles,
  args: readonly string[] | null,
  format: PackageFormat,
): PackageFiles {
  if (format === '2025-09') return toNewest(files, args ?? []);
  if (args === null) {
    throw bankError(
      problem.slug,
      `its tests are compared in different ways, which ${format} has no place for`,
    );
  }
  const apart = args.find((arg) => !/^\S+$/.test(arg));
  if (apart !== undefined) {
    const what = `an argument of its output validator is ${JSON.stringify(apart)}`;
    throw bankError(problem.slug, `${what}; ${format} has all in one line, parted by blanks`);
  }
  moveStarters(files);
  return format === 'legacy' ? toLegacy(problem, files, args) : toDraft(files, args);
}

/** Older versions allow no folders among the attachments. */
function moveStarters(files: PackageFiles): void {
  const own = PACKAGE_LANGUAGES.flatMap((language) => {
    const text = files.get(starterPath(language))?.toString();
    return text === undefined ? [] : [[language, text] as const];
  });
  const text = files.get(EXPORTED_PLATFORM_FILE)?.toString();
  const platform: unknown = text === undefined ? null : load(text);
  if (own.length === 0 || !isMap(platform)) return;
  files.set(EXPORTED_PLATFORM_FILE, dump({ ...platform, starters: Object.fromEntries(own) }));
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
