import { BankError, type BankIssue } from './bank-error.ts';
import { byName, labelOf, readText } from './package-files.ts';
import type { PackageFolder } from './package-files.ts';
import { caseYamlSchema } from './schemas.ts';
import { readYaml } from './yaml/yaml-file.ts';

/** An input and the output that is right for it. */
export type BankCase = {
  /** Like `sample/1` or `secret/1-edge/03-ten`. */
  readonly name: string;
  readonly input: string;
  readonly output: string;
  /** Whether a learner may see it. */
  readonly visible: boolean;
  /** What the case is for; for those who write and review. */
  readonly description: string | null;
  /** How this output is compared; null for the problem's own way. */
  readonly checker: string | null;
};

const VISIBLE_BYTES_MAX = 2048;
const VISIBLE_COUNT_MAX = 12;
const FILE_BYTES_MAX = 16 * 1024;
/** One batch of an execution service. */
export const CASE_COUNT_MAX = 20;

/**
 * Reads the cases that are files, samples first.
 * @throws {BankError}
 */
export async function readCases(
  folder: PackageFolder,
  visibleDirs: readonly string[],
): Promise<BankCase[]> {
  const data = folder.files.filter((path) => /^data\/(sample|secret)\//.test(path));
  const names = data
    .filter((path) => path.endsWith('.in'))
    .map((path) => path.slice('data/'.length, -'.in'.length))
    .sort(byName);
  const cases = await Promise.all(
    names.map((name) => readCase(folder, name, visibleDirs.includes(dirOf(name)))),
  );
  const issues = [...strayFiles(folder, data, names), ...wrongCases(folder, cases, visibleDirs)];
  if (issues.length > 0) throw new BankError(issues);
  return cases;
}

export function dirOf(name: string): string {
  return name.slice(0, name.lastIndexOf('/'));
}

async function readCase(folder: PackageFolder, name: string, visible: boolean): Promise<BankCase> {
  const about = folder.files.includes(`data/${name}.yaml`)
    ? await readYaml(folder, `data/${name}.yaml`, caseYamlSchema)
    : null;
  const [input, output] = await Promise.all([
    readText(folder, `data/${name}.in`),
    readText(folder, `data/${name}.ans`),
  ]);
  const description = about?.description ?? null;
  return { name, input, output, visible, description, checker: null };
}

function strayFiles(
  folder: PackageFolder,
  data: readonly string[],
  names: readonly string[],
): BankIssue[] {
  const belongs = new Set(
    names.flatMap((name) => ['.in', '.ans', '.yaml'].map((e) => `data/${name}${e}`)),
  );
  return data
    .filter((path) => !belongs.has(path))
    .map((path) => ({
      file: labelOf(folder, path),
      line: null,
      message: 'belongs to no .in file',
    }));
}

function wrongCases(
  folder: PackageFolder,
  cases: readonly BankCase[],
  visibleDirs: readonly string[],
): BankIssue[] {
  const issue = (path: string, message: string): BankIssue => ({
    file: labelOf(folder, path),
    line: null,
    message,
  });
  const samples = cases.filter((one) => dirOf(one.name) === 'sample');
  const visible = cases.filter((one) => one.visible);
  const issues = cases.flatMap((one) => {
    const limit = one.visible ? VISIBLE_BYTES_MAX : FILE_BYTES_MAX;
    const bytes = Math.max(Buffer.byteLength(one.input), Buffer.byteLength(one.output));
    return bytes > limit ? [issue(`data/${one.name}`, `is ${bytes} bytes, ${limit} at most`)] : [];
  });
  if (samples.length < 2) issues.push(issue('data/sample', 'holds fewer than two cases'));
  if (visible.length > VISIBLE_COUNT_MAX) {
    issues.push(issue('data', `${visible.length} visible cases, ${VISIBLE_COUNT_MAX} at most`));
  }
  for (const dir of visibleDirs) {
    if (!cases.some((one) => dirOf(one.name) === dir))
      issues.push(issue(`data/${dir}`, 'is empty'));
  }
  return issues;
}
