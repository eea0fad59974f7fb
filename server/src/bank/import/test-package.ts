import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach } from 'vitest';

const folders: string[] = [];

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

export type TestFiles = Readonly<Record<string, string | Uint8Array | null>>;

/** A small package of the oldest format: print twice the number. */
export const DOUBLES: TestFiles = {
  'problem.yaml': 'name: Doubles\nlicense: cc0\nauthor: Somebody\n',
  'problem_statement/problem.en.tex':
    '\\problemname{Doubles}\n\nPrint $2 \\cdot n$.\n\n\\section*{Input}\n\nOne line with $n$.\n',
  '.timelimit': '1\n',
  'data/sample/1.in': '2\n',
  'data/sample/1.ans': '4\n',
  'data/secret/1.in': '5\n',
  'data/secret/1.ans': '10\n',
  'data/secret/2.in': '0\n',
  'data/secret/2.ans': '0\n',
  'input_validators/validate.py':
    'import re, sys\nassert re.fullmatch("[0-9]+\\n", sys.stdin.read())\nsys.exit(42)\n',
  'submissions/accepted/right.py': 'print(2 * int(input()))\n',
};

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stepwise-import-'));
  folders.push(folder);
  return folder;
}

/** A folder that holds DOUBLES with these files beside or instead; null takes one away. */
export async function packageFolder(files: TestFiles = {}, name = 'doubles'): Promise<string> {
  return folderOf({ ...DOUBLES, ...files }, name);
}

/** A folder that holds these files. */
export async function folderOf(files: TestFiles, name: string): Promise<string> {
  const folder = join(await temporaryFolder(), name);
  for (const [path, content] of Object.entries(files)) {
    if (content === null) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}
