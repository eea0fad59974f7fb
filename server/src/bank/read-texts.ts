import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BankError, gather } from './bank-error.ts';
import type { BankIssue } from './bank-error.ts';
import { labelOf, readText } from './package-files.ts';
import type { PackageFolder } from './package-files.ts';
import type { Picture } from './pictures/picture.ts';
import { PictureTaker } from './pictures/take-pictures.ts';
import { splitStatement } from './statement.ts';
import type { Statement } from './statement.ts';

const STATEMENT = 'statement/problem.en.md';
const SOLUTION = 'solution/solution.en.md';

/** What a learner reads of a problem. */
export type Texts = {
  readonly statement: Statement;
  readonly editorial: string;
  readonly pictures: readonly Picture[];
};

/**
 * Reads statement and editorial, and the pictures beside them.
 * @throws {BankError} also for a picture that cannot be shown, or that no text shows
 */
export async function readTexts(folder: PackageFolder): Promise<Texts> {
  const paths = folder.files.filter((path) => /^(?:statement|solution)\//.test(path));
  const files = new Map<string, Uint8Array>();
  for (const path of paths) files.set(path, await readFile(join(folder.directory, path)));
  const { statement, solution } = await gather({
    statement: readText(folder, STATEMENT),
    solution: readText(folder, SOLUTION),
  });
  const issues: BankIssue[] = [];
  const refuseAt = (path: string) => (picture: string, reason: string) =>
    issues.push({
      file: labelOf(folder, path),
      line: null,
      message: `the picture ${picture}: ${reason}`,
    });
  const taker = new PictureTaker(files);
  const shown = taker.take(statement, ['statement'], refuseAt(STATEMENT));
  const explained = taker.take(solution, ['solution', 'statement'], refuseAt(SOLUTION));
  for (const path of paths) {
    if (path === STATEMENT || path === SOLUTION || taker.has(path)) continue;
    issues.push({ file: labelOf(folder, path), line: null, message: 'is shown by no text' });
  }
  if (issues.length > 0) throw new BankError(issues);
  const pictures = [...shown.pictures, ...explained.pictures];
  return {
    statement: splitStatement(labelOf(folder, STATEMENT), shown.markdown),
    editorial: explained.markdown.trim(),
    pictures: [...new Map(pictures.map((picture) => [picture.name, picture])).values()],
  };
}
