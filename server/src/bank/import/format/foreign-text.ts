import type { FileTree } from '../../archive/file-tree.ts';
import { bankError } from '../../bank-error.ts';
import type { Findings } from '../findings.ts';

/**
 * A text that people wrote: a byte order mark and carriage returns mean nothing in it, and what is
 * not UTF-8 is in the encoding that was usual before.
 * @throws {BankError} the file is missing or is not text
 */
export function readProse(tree: FileTree, path: string, findings: Findings): string {
  const bytes = bytesOf(tree, path);
  const utf8 = asUtf8(bytes);
  if (utf8 === null) findings.warn(path, 'is not UTF-8; read as Windows-1252');
  const text = utf8 ?? new TextDecoder('windows-1252').decode(bytes);
  if (text.startsWith('\ufeff')) findings.warn(path, 'starts with a byte order mark; ignored');
  return withoutNul(tree, path, text)
    .replace(/^\ufeff/, '')
    .replaceAll(/\r\n?/g, '\n');
}

/**
 * A text of which every character counts, such as an input.
 * @throws {BankError} the file is not there, is not UTF-8, or holds NUL, which no database keeps
 */
export function readExact(tree: FileTree, path: string): string {
  const text = asUtf8(bytesOf(tree, path));
  if (text === null) throw bankError(`${tree.name}/${path}`, 'is not UTF-8');
  return withoutNul(tree, path, text);
}

function bytesOf({ name, files }: FileTree, path: string): Buffer {
  const bytes = files.get(path);
  if (!bytes) throw bankError(`${name}/${path}`, 'is missing');
  return bytes;
}

function asUtf8(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

function withoutNul({ name }: FileTree, path: string, text: string): string {
  const nul = text.indexOf('\0');
  if (nul < 0) return text;
  throw bankError(`${name}/${path}`, 'holds NUL', text.slice(0, nul).split('\n').length);
}
