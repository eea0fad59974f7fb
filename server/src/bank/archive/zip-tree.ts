import { crc32 } from 'node:zlib';
import { fromBufferPromise, openPromise } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { BankError, bankError } from '../bank-error.ts';
import { showPath, TREE_BOUNDS, TreeBuilder } from './file-tree.ts';
import type { FileTree, TreeBounds } from './file-tree.ts';

const FILE_TYPE = 0o170000;
const REGULAR = 0o100000;
const FOLDER = 0o040000;
const SYMBOLIC_LINK = 0o120000;
/** Systems whose entries carry a Unix mode. */
const UNIX_HOSTS = [3, 19];

/**
 * Reads a zip file into memory, entry by entry, each bound checked as the bytes come.
 * @param from a path, or the file's bytes
 * @param name what messages call it
 * @throws {BankError}
 */
export async function readZip(
  from: string | Buffer,
  name: string,
  bounds: TreeBounds = TREE_BOUNDS,
): Promise<FileTree> {
  const options = { decodeStrings: false, autoClose: false };
  const opening =
    typeof from === 'string' ? openPromise(from, options) : fromBufferPromise(from, options);
  const zip = await opening.catch((error: unknown) => {
    throw unreadable(name, error);
  });
  try {
    if (zip.entryCount > bounds.entries) {
      throw bankError(name, `holds more than ${bounds.entries} files`);
    }
    const builder = new TreeBuilder(name, bounds);
    for await (const entry of zip.eachEntry()) await readEntry(zip, entry, name, builder);
    return builder.build();
  } catch (error) {
    throw error instanceof BankError ? error : unreadable(name, error);
  } finally {
    zip.close();
  }
}

async function readEntry(
  zip: ZipFile,
  entry: Entry,
  name: string,
  builder: TreeBuilder,
): Promise<void> {
  const path = pathOf(entry, name, zip.entriesRead);
  const at = `${name}/${showPath(path)}`;
  const kind = kindOf(entry, path);
  if (kind === 'other') throw bankError(at, 'is neither file nor folder');
  if (!builder.announce(path, { isFolder: kind === 'folder' })) return;
  if (entry.isEncrypted()) throw bankError(at, 'is encrypted');
  if (!entry.canDecodeFileData()) throw bankError(at, 'is packed in a way that is not supported');
  const pieces: Buffer[] = [];
  let bytes = 0;
  let checksum = 0;
  for await (const piece of await zip.openReadStreamPromise(entry)) {
    const chunk = piece as Buffer;
    bytes += chunk.byteLength;
    builder.count(path, chunk.byteLength, bytes, zip.fileSize);
    checksum = crc32(chunk, checksum);
    pieces.push(chunk);
  }
  if (checksum !== entry.crc32) throw bankError(at, 'is damaged: its checksum is another one');
  const content = Buffer.concat(pieces);
  if (kind === 'link') builder.addLink(path, content.toString('utf8'));
  else builder.add(path, content);
}

function pathOf(entry: Entry, name: string, number: number): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(entry.fileNameRaw);
  } catch {
    const shown = showPath(entry.fileNameRaw.toString('latin1'));
    throw bankError(name, `the name of entry ${number}, ${shown}, is not UTF-8`);
  }
}

function kindOf(entry: Entry, path: string): 'file' | 'folder' | 'link' | 'other' {
  const host = entry.versionMadeBy >>> 8;
  const type = UNIX_HOSTS.includes(host) ? (entry.externalFileAttributes >>> 16) & FILE_TYPE : 0;
  if (type === SYMBOLIC_LINK) return 'link';
  if (path.endsWith('/')) return type === 0 || type === FOLDER ? 'folder' : 'other';
  return type === 0 || type === REGULAR ? 'file' : 'other';
}

function unreadable(name: string, error: unknown): BankError {
  const reason = error instanceof Error ? error.message : String(error);
  return bankError(name, `is not a readable zip file: ${reason}`);
}
