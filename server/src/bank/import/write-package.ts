import { createHash } from 'node:crypto';
import { dump } from 'js-yaml';
import type { FileTree } from '../archive/file-tree.ts';
import { PACKAGE_LANGUAGES } from '../package-languages.ts';
import type { ForeignPackage } from './foreign-package.ts';
import { SMALL_YAML } from '../searches/small-inputs.ts';
import type { ImportedPlatform } from './imported-platform.ts';
import type { Metadata } from './format/metadata.ts';
import { onlyProgram } from './validator/output-validator.ts';
import { programsIn } from './programs/programs.ts';
import { starterOf, starterPath } from './starter-of.ts';
import { withConstants } from './texts/statement-files.ts';

const SKIPPING = { skipInvalid: true };

/** Files by path from the package. */
export type PackageFiles = Map<string, Buffer | string>;

export type Wanted = {
  readonly slug: string;
  readonly platform: ImportedPlatform;
  /** Seconds and MiB. */
  readonly timeLimit: number;
  readonly memory: number;
};

/**
 * A package in the form of the bank: version 2025-09 of the format, whichever it came in. Reading
 * it again gives the same tests, judged in the same way.
 */
export function writePackage(
  tree: FileTree,
  foreign: ForeignPackage,
  wanted: Wanted,
): PackageFiles {
  const files: PackageFiles = new Map();
  files.set('problem.yaml', dump(problemYaml(foreign, wanted)));
  // Starters become files.
  files.set('.platform.yaml', dump({ ...wanted.platform, starters: undefined }, SKIPPING));
  files.set('statement/problem.en.md', `${foreign.statement.markdown}\n`);
  if (foreign.solution) files.set('solution/solution.en.md', `${foreign.solution.markdown}\n`);
  const { statement, solution } = foreign;
  for (const { name, bytes } of [...statement.pictures, ...(solution?.pictures ?? [])]) {
    files.set(`statement/${name}`, Buffer.from(bytes));
  }
  if (foreign.smallInputs) files.set(SMALL_YAML, foreign.smallInputs.text);
  for (const test of foreign.tests) writeTest(files, test, foreign.metadata);
  copyPrograms(files, tree, foreign.metadata);
  for (const language of PACKAGE_LANGUAGES) {
    files.set(starterPath(language), starterOf(tree, wanted.platform, language));
  }
  return files;
}

function problemYaml({ metadata }: ForeignPackage, { slug, timeLimit, memory }: Wanted) {
  const { title, author, source, license, rightsOwner, keywords, languages } = metadata;
  return {
    problem_format_version: '2025-09',
    type: 'pass-fail',
    name: title ?? slug,
    uuid: metadata.uuid ?? uuidOf(slug),
    ...(author === null ? {} : { credits: { authors: author } }),
    ...(source === null ? {} : { source }),
    license,
    ...(rightsOwner === null ? {} : { rights_owner: rightsOwner }),
    ...(keywords.length === 0 ? {} : { keywords: [...keywords] }),
    ...(languages === null ? {} : { languages: [...languages] }),
    limits: { time_limit: timeLimit, memory },
  };
}

/** Older packages have no identity but their name: it stands for them, import after import. */
export function uuidOf(slug: string): string {
  const hash = createHash('sha256').update(`imported problem ${slug}`).digest('hex');
  const variant = ((parseInt(hash.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`];
  return [...parts, variant + hash.slice(18, 20), hash.slice(20, 32)].join('-');
}

function writeTest(
  files: PackageFiles,
  test: ForeignPackage['tests'][number],
  { validatorFlags }: Metadata,
): void {
  // Cases made from seeds lie in a folder of that name, and none of these are.
  const path = `data/${test.name.replace(/^secret\/3-large(?=\/)/, 'secret/3-large-given')}`;
  files.set(`${path}.in`, test.input);
  files.set(`${path}.ans`, test.output);
  if (test.shown.input !== test.input) files.set(`${path}.in.statement`, test.shown.input);
  if (test.shown.output !== test.output) files.set(`${path}.ans.statement`, test.shown.output);
  const outputArgs = [...validatorFlags, ...test.outputArgs];
  const inputArgs = Object.values(test.inputArgs);
  const about = {
    ...(test.description === null ? {} : { description: test.description.trim() }),
    ...(test.hint === null ? {} : { hint: test.hint.trim() }),
    ...(outputArgs.length === 0 ? {} : { output_validator_args: outputArgs }),
    ...(inputArgs.length === 0 ? {} : { input_validator_args: test.inputArgs }),
  };
  if (Object.keys(about).length > 0) files.set(`${path}.yaml`, dump(about));
}

/** Where what is copied as it is lies in older versions, and in the newest. */
const FOLDERS = [
  ['submissions/', 'submissions/'],
  ['input_validators/', 'input_validators/'],
  ['input_format_validators/', 'input_validators/'],
  ['data/invalid_input/', 'data/invalid_input/'],
  ['data/invalid_output/', 'data/invalid_output/'],
  ['data/valid_output/', 'data/valid_output/'],
] as const;

function copyPrograms(
  files: PackageFiles,
  tree: FileTree,
  { constants, hasValidator }: Metadata,
): void {
  const copy = (from: string, to: string): void => {
    const content = tree.files.get(from) ?? Buffer.alloc(0);
    files.set(
      to,
      constants.size === 0 || from.startsWith('data/')
        ? content
        : withConstants(content.toString('utf8'), constants),
    );
  };
  for (const path of tree.files.keys()) {
    if (path.includes('/.')) continue;
    const found = FOLDERS.find(([from]) => path.startsWith(from));
    if (found) copy(path, found[1] + path.slice(found[0].length));
  }
  // A folder that was not used would be, in the newest version.
  if (hasValidator !== false) for (const [from, to] of validatorFiles(tree)) copy(from, to);
}

/** In the newest version the folder is the program, in older ones it holds one. */
function validatorFiles(tree: FileTree): [from: string, to: string][] {
  const folder = ['output_validator', 'output_validators'].find(
    (name) => programsIn(tree, name).length > 0,
  );
  if (folder === undefined) return [];
  const program = onlyProgram(tree, folder);
  if (!program) return [];
  const { path, files } = program;
  return [...files.keys()].map((name): [string, string] => [
    tree.files.has(path) ? path : `${path}/${name}`,
    `output_validator/${name}`,
  ]);
}
