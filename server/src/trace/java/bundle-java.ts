import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const IMPORT = /^import [\w.]+;\n/gm;

/** The names of the classes that have a file of their own in a folder. */
export const classesIn = (folder: string): string[] =>
  readdirSync(folder).map((name) => name.replace(/\.java$/, ''));

const read = (folder: string, name: string): string =>
  readFileSync(join(folder, `${name}.java`), 'utf8');

/** All classes of some folders as the one file that the judge compiles. */
export function bundleJava(folders: readonly string[]): string {
  const files = folders.flatMap((folder) => classesIn(folder).map((name) => read(folder, name)));
  const imports = new Set(files.flatMap((text) => text.match(IMPORT) ?? []));
  const classes = files.map((text) => text.replaceAll(IMPORT, ''));
  return [...imports, ...classes].join('');
}
