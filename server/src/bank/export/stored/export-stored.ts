import type { PackageFormat } from '@stepwise/contracts/problem-export';
import { LEVEL_TAGS } from '@stepwise/contracts/problem';
import { dump } from 'js-yaml';
import { isDeepStrictEqual } from 'node:util';
import { bankError } from '../../bank-error.ts';
import { HINTS_MAX, type ImportedPlatform } from '../../import/imported-platform.ts';
import { VISIBLE_BYTES_MAX } from '../../import/read-imported.ts';
import { starterPath } from '../../import/starter-of.ts';
import { splitConstraints } from '../../import/texts/statement-files.ts';
import type { PackageFiles } from '../../import/write-package.ts';
import { EXPORTED_PLATFORM_FILE } from '../../package-files.ts';
import { LANGUAGE_FILES, PACKAGE_LANGUAGES } from '../../package-languages.ts';
import type { PackageLanguage } from '../../package-languages.ts';
import { SMALL_YAML } from '../../searches/small-inputs.ts';
import { hintsOf } from '../../seed/problem-row.ts';
import { toFormat } from '../to-format.ts';
import type { StoredProblem } from './stored-problem.ts';
import { nameTests, sayExamples, VISIBLE_FOLDERS, type NamedTest } from './stored-tests.ts';
import { validatorOf } from './stored-validator.ts';

/** A package of a stored problem: the texts of its tests are still to be read. */
export type StoredPackage = {
  /** What other judges call it: they allow no hyphen. */
  readonly name: string;
  readonly files: PackageFiles;
  /** Each stands for `data/<name>.in` and `data/<name>.ans`. */
  readonly tests: readonly NamedTest[];
};

/**
 * The package of a problem that the database has, with all that makes it what it is. Read again it
 * gives the same problem.
 * @throws {BankError} the version has no way to say how the outputs are judged
 */
export function exportStored(problem: StoredProblem, format: PackageFormat): StoredPackage {
  const { slug, title, timeLimitMs } = problem;
  const tests = nameTests(problem);
  if (tests.length === 0) throw bankError(slug, 'has no tests, and a package needs one');
  const languages = PACKAGE_LANGUAGES.filter((language) => hasStarter(problem, language));
  const { statement, constraints } = statementOf(problem, format);
  const platform = { ...platformOf(problem, tests, languages), ...constraints };
  const files: PackageFiles = new Map([
    ['problem.yaml', dump(problemYaml(problem, languages))],
    [EXPORTED_PLATFORM_FILE, dump(platform)],
    ['statement/problem.en.md', `${statement}\n`],
    ...(problem.editorial === null
      ? []
      : [['solution/solution.en.md', `${problem.editorial}\n`] as const]),
  ]);
  for (const { name, bytes } of problem.pictures)
    files.set(`statement/${name}`, Buffer.from(bytes));
  addPrograms(files, problem, languages);
  addInputs(files, problem);
  const args = addJudging(files, problem, tests);
  const name = slug.replaceAll(/[^a-z0-9]/g, '').slice(0, 100);
  return { name, files: toFormat({ slug, title, timeLimitMs }, files, args, format), tests };
}

function hasStarter({ starters }: StoredProblem, language: PackageLanguage): boolean {
  return (starters[LANGUAGE_FILES[language].key] ?? '') !== '';
}

function problemYaml(problem: StoredProblem, languages: readonly PackageLanguage[]) {
  const { title, uuid, tags, timeLimitMs, memoryLimitKb } = problem;
  return {
    problem_format_version: '2025-09',
    type: 'pass-fail',
    name: title,
    uuid,
    license: 'unknown',
    keywords: [...tags],
    languages: [...languages],
    // Packages count in whole MiB.
    limits: { time_limit: timeLimitMs / 1000, memory: Math.ceil(memoryLimitKb / 1024) },
  };
}

/** What the format has no place for. */
function platformOf(
  problem: StoredProblem,
  tests: readonly NamedTest[],
  languages: readonly PackageLanguage[],
): Omit<ImportedPlatform, 'imported' | 'number'> {
  const { difficulty, tags, category, prerequisites, hints } = problem;
  const level = LEVEL_TAGS.find((known) => known === tags.at(-1));
  const listed = hints === null ? [] : hintsOf(hints);
  const visible = tests.filter(({ hidden }) => !hidden);
  const largest = Math.max(0, ...visible.map(({ bytes }) => bytes));
  return {
    schema: 1,
    difficulty,
    ...(level === undefined ? {} : { level }),
    tags: level === undefined ? [...tags] : tags.slice(0, -1),
    ...(category === null ? {} : { category }),
    ...(prerequisites.length === 0 ? {} : { prerequisites: [...prerequisites] }),
    hints: listed !== null && listed.length <= HINTS_MAX ? listed : (hints ?? []),
    ...sayExamples(problem, tests, languages),
    visible_dirs: [...VISIBLE_FOLDERS],
    ...(largest <= VISIBLE_BYTES_MAX ? {} : { visible_bytes: largest }),
  };
}

/**
 * The constraints below the rest; beside it as well where the list does not say them exactly, as
 * nothing does in LaTeX.
 */
function statementOf({ description, constraints }: StoredProblem, format: PackageFormat) {
  const lines = constraints.split('\n').map((line) => `- ${line}`);
  const list = `${description.trim()}\n\n## Constraints\n\n${lines.join('\n')}`;
  const statement = constraints === '' ? description.trim() : list;
  const said = { description: description.trim(), constraints };
  const isExact = format !== 'legacy' && isDeepStrictEqual(splitConstraints(statement), said);
  return isExact
    ? { statement, constraints: {} }
    : { statement: list, constraints: { constraints } };
}

function addPrograms(
  files: PackageFiles,
  { starters, references }: StoredProblem,
  languages: readonly PackageLanguage[],
): void {
  for (const language of languages) {
    files.set(starterPath(language), starters[LANGUAGE_FILES[language].key] ?? '');
  }
  const entries = PACKAGE_LANGUAGES.flatMap((language) => {
    const { key, ending } = LANGUAGE_FILES[language];
    const source = references[key] ?? '';
    if (source === '') return [];
    const isFolder = ending.startsWith('/');
    const name = `accepted/reference_${language}`;
    files.set(`submissions/${name}${ending}`, source);
    const main = isFolder ? { entrypoint: 'Main' } : {};
    return [[isFolder ? name : name + ending, { language, ...main, model_solution: true }]];
  });
  if (entries.length === 0) return;
  files.set('submissions/submissions.yaml', dump(Object.fromEntries(entries)));
}

/** What is said of inputs. A validator of several files stays the one that they became. */
function addInputs(files: PackageFiles, { smallInputs, inputValidator }: StoredProblem): void {
  if (smallInputs !== null) files.set(SMALL_YAML, smallInputs);
  if (inputValidator !== null) files.set('input_validators/validate.py', inputValidator);
}

/** @returns what most outputs are judged with; null where tests differ, each then says its own */
function addJudging(
  files: PackageFiles,
  { slug, checker }: StoredProblem,
  tests: readonly NamedTest[],
): readonly string[] | null {
  const checkers = tests.map((test) => test.checker ?? checker);
  const validator = validatorOf(slug, checkers);
  for (const [path, text] of Object.entries(validator.files)) {
    files.set(`output_validator/${path}`, text);
  }
  if (validator.args.size === 1) return validator.args.get(checkers[0] ?? '') ?? [];
  for (const [index, { name }] of tests.entries()) {
    const args = validator.args.get(checkers[index] ?? '') ?? [];
    files.set(`data/${name}.yaml`, dump({ output_validator_args: [...args] }));
  }
  return null;
}
