import type { FileTree } from '../archive/file-tree.ts';
import { bankError } from '../bank-error.ts';
import type { Findings } from './findings.ts';

/**
 * A text that people wrote: a byte order mark and carriage returns mean nothing in it.
 * @throws {BankError} the file is not there, or is no text
 */
export function readProse(tree: FileTree, path: string, findings: Findings): string {
  const text = readExact(tree, path);
  if (text.startsWith('\ufeff')) findings.warn(path, 'starts with a byte order mark; ignored');
  return text.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n');
}

/**
 * A text of which every character counts, such as an input.
 * @throws {BankError} the file is not there, is not UTF-8, or holds NUL, which no database keeps
 */
export function readExact({ name, files }: FileTree, path: string): string {
  const bytes = files.get(path);
  if (!bytes) throw bankError(`${name}/${path}`, 'is missing');
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw bankError(`${name}/${path}`, 'is not UTF-8');
  }
  const nul = text.indexOf('\0');
  if (nul < 0) return text;
  throw bankError(`${name}/${path}`, 'holds NUL', text.slice(0, nul).split('\n').length);
}
