import { IMPORTED_TESTS_MAX } from '@stepwise/contracts/problem-edit';
import type { FileTree } from '../../archive/file-tree.ts';
import { megabytes } from '../../archive/file-tree.ts';
import { BankError, bankError } from '../../bank-error.ts';
import type { Findings } from '../findings.ts';
import { readExact, readProse } from './foreign-text.ts';
import { GroupSettings } from './group-settings.ts';
import type { TestSettings } from './group-settings.ts';
import type { Metadata } from './metadata.ts';

/** A test of a package, byte by byte as it was. */
export type ForeignTest = TestSettings & {
  /** Like `sample/1` or `secret/group/03`. */
  readonly name: string;
  readonly input: string;
  readonly output: string;
  readonly description: string | null;
  readonly hint: string | null;
  /** For a sample: what the statement shows. */
  readonly shown: { readonly input: string; readonly output: string };
};

const MIB = 1024 * 1024;
const FILE_BYTES_MAX = 16 * MIB;
const TOTAL_BYTES_MAX = 96 * MIB;

/** What may lie beside a test, and nothing of it reaches a program. */
const BESIDE =
  /\.(?:in|ans|out|yaml|hint|desc|png|jpe?g|svg|interaction|(?:in|ans)\.(?:statement|download))$/;

/** The tests in the order in which the format has them run: samples, then folder by folder. */
export function readTests(
  tree: FileTree,
  metadata: Metadata | undefined,
  findings: Findings,
): ForeignTest[] {
  const paths = [...tree.files.keys()].filter((path) => /^data\/(?:sample|secret)\//.test(path));
  const names = paths
    .filter((path) => path.endsWith('.in'))
    .map((path) => path.slice(0, -'.in'.length))
    .sort(byPath);
  checkFiles(paths, new Set(names), findings);
  if (names.length > IMPORTED_TESTS_MAX) {
    findings.refuse(
      'data',
      `holds ${names.length} tests, ${IMPORTED_TESTS_MAX} at most: every submission runs them all, and its page shows each`,
    );
    return [];
  }
  const settings = new GroupSettings(tree, metadata, findings);
  const tests = names.flatMap((name) => readTest(tree, name, settings, findings));
  const bytes = tests.reduce((sum, { input, output }) => sum + input.length + output.length, 0);
  if (bytes > TOTAL_BYTES_MAX) {
    findings.refuse('data', `holds more than ${megabytes(TOTAL_BYTES_MAX)} of tests`);
  }
  if (!names.some((name) => name.startsWith('data/secret/'))) {
    findings.refuse('data/secret', 'holds no test');
  }
  return tests;
}

function readTest(
  tree: FileTree,
  path: string,
  settings: GroupSettings,
  findings: Findings,
): ForeignTest[] {
  try {
    for (const ending of ['.in', '.ans']) checkSize(tree, path + ending);
    const input = readExact(tree, `${path}.in`);
    const output = readExact(tree, `${path}.ans`);
    const beside = (...endings: string[]): string | null => {
      const found = endings.map((ending) => path + ending).find((at) => tree.files.has(at));
      return found === undefined ? null : readProse(tree, found, findings);
    };
    const about = settings.ofTest(path);
    return [
      {
        name: path.slice('data/'.length),
        input,
        output,
        ...about.settings,
        description: about.description ?? beside('.desc'),
        hint: about.hint ?? beside('.hint'),
        shown: {
          input: beside('.in.statement') ?? input,
          output: beside('.ans.statement', '.out') ?? output,
        },
      },
    ];
  } catch (error) {
    if (!(error instanceof BankError)) throw error;
    findings.refuseAll(error);
    return [];
  }
}

function checkSize({ name, files }: FileTree, path: string): void {
  if ((files.get(path)?.byteLength ?? 0) <= FILE_BYTES_MAX) return;
  throw bankError(`${name}/${path}`, `is larger than ${megabytes(FILE_BYTES_MAX)}`);
}

function checkFiles(
  paths: readonly string[],
  names: ReadonlySet<string>,
  findings: Findings,
): void {
  for (const path of paths) {
    if (/\/(?:test_group|testdata)\.yaml$/.test(path) || path.endsWith('.in')) continue;
    if (path.includes('.files/')) {
      findings.refuse(path, 'programs get no files here, only their input');
    } else if (path.endsWith('.ans') && !names.has(path.slice(0, -'.ans'.length))) {
      findings.refuse(path, 'belongs to no .in file');
    } else if (!BESIDE.test(path)) {
      findings.warn(path, 'does not belong to a test; left out');
    }
  }
}

/** Level by level, as one walks through folders whose entries are sorted. */
export function byPath(a: string, b: string): number {
  const [left, right] = [a.split('/'), b.split('/')];
  for (const [index, part] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    if (part !== other) return part < other ? -1 : 1;
  }
  return left.length - right.length;
}
