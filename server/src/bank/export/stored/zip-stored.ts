import type { Db } from '../../../lib/db/db.ts';
import type { ZipContent } from '../../archive/write-zip.ts';
import type { StoredPackage } from './export-stored.ts';
import { readTestText } from './stored-problem.ts';

/** The files of a stored problem's package for an archive; tests are read one text at a time. */
export function filesOf(db: Db, { files, tests }: StoredPackage): Map<string, ZipContent> {
  const all = new Map<string, ZipContent>(files);
  for (const { id, name } of tests) {
    all.set(`data/${name}.in`, () => readTestText(db, id, 'input'));
    all.set(`data/${name}.ans`, () => readTestText(db, id, 'output'));
  }
  return all;
}
