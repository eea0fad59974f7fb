import { lstat, readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { bankError } from './bank-error.ts';

/** Cases made from seeds; they are not part of what is written by hand. */
export const GENERATED_DIRECTORY = 'data/secret/3-large/';

const NAME = /^[a-zA-Z0-9_][a-zA-Z0-9_.-]*$/;
/** Says which edition of a package was last proven; no part of it. See verify/proof.ts. */
export const PROOF_FILE = '.proven';

/** What the package format has no place for. */
export const PLATFORM_FILE = '.platform.yaml';
/** Where an export has it: checkers of packages allow no name that starts with a dot. */
export const EXPORTED_PLATFORM_FILE = 'platform.yaml';

const DOT_FILES = [PLATFORM_FILE];

/** A problem's folder. `name` is the slug, and the first part of every path in a message. */
export type PackageFolder = {
  readonly name: string;
  readonly directory: string;
  /** Paths from the folder, with slashes, in the order of their names; generated ones left out. */
  readonly files: readonly string[];
};

/**
 * Lists a package.
 * @throws {BankError} a name that not every judge takes, or anything but files and folders
 */
export async function openPackage(directory: string): Promise<PackageFolder> {
  const name = basename(directory);
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files: string[] = [];
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
      .slice(directory.length + 1)
      .replaceAll('\\', '/');
    if (`${path}/`.startsWith(GENERATED_DIRECTORY) || path === PROOF_FILE) continue;
    if (!NAME.test(entry.name) && !DOT_FILES.includes(path)) {
      throw bankError(`${name}/${path}`, 'the name may hold only letters, digits and _.-');
    }
    if (entry.isFile()) files.push(path);
    else if (!entry.isDirectory()) throw bankError(`${name}/${path}`, 'is neither file nor folder');
  }
  return { name, directory, files: files.sort(byName) };
}

/** The same order on every machine, whatever its language. */
export function byName(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

export function labelOf(folder: PackageFolder, path: string): string {
  return `${folder.name}/${path}`;
}

/**
 * Reads a text that is well-formed: UTF-8 without byte order mark and NUL, lines ended by \n.
 * @throws {BankError}
 */
export async function readText(folder: PackageFolder, path: string): Promise<string> {
  const file = labelOf(folder, path);
  if (!folder.files.includes(path)) throw bankError(file, 'is missing');
  return wellFormed(file, await readFile(join(folder.directory, path)));
}

/** @throws {BankError} */
export function wellFormed(file: string, bytes: Uint8Array): string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw bankError(file, 'is not UTF-8');
  }
  if (text.startsWith('\ufeff')) throw bankError(file, 'starts with a byte order mark');
  const line = (at: number): number => text.slice(0, at).split('\n').length;
  for (const [character, name] of Object.entries({ '\r': 'a carriage return', '\0': 'NUL' })) {
    const at = text.indexOf(character);
    if (at >= 0) throw bankError(file, `holds ${name}`, line(at));
  }
  if (!text.endsWith('\n')) throw bankError(file, 'does not end with a newline');
  return text;
}

/** Size of a file in bytes, null when there is none. */
export async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await lstat(path)).size;
  } catch {
    return null;
  }
}
