import { createHash } from 'node:crypto';

export type IndexedFile = { readonly path: string; readonly id: string };

/** Times, device, owner and size: zero, so that git looks at the file itself. */
const STAT_BYTES = 40;
const FILE_MODE = 0o100644;
const NAME_MAX = 0xfff;

/**
 * What git keeps as `.git/index`: the files as they were checked out. Without it all of them would count as
 * deleted. Paths are ASCII.
 */
export function checkedOut(files: readonly IndexedFile[]): Buffer {
  const sorted = [...files].sort((one, other) => (one.path < other.path ? -1 : 1));
  const head = Buffer.from('DIRC\0\0\0\x02\0\0\0\0', 'latin1');
  head.writeUInt32BE(sorted.length, 8);
  const body = Buffer.concat([head, ...sorted.map(entryOf)]);
  return Buffer.concat([body, createHash('sha1').update(body).digest()]);
}

function entryOf({ path, id }: IndexedFile): Buffer {
  const name = Buffer.from(path);
  const length = STAT_BYTES + 22 + name.byteLength;
  // At least one byte of zero ends the name, and each entry is a multiple of eight long.
  const bytes = Buffer.alloc(length + 8 - (length % 8));
  bytes.writeUInt32BE(FILE_MODE, 24);
  bytes.write(id, STAT_BYTES, 'hex');
  bytes.writeUInt16BE(Math.min(NAME_MAX, name.byteLength), STAT_BYTES + 20);
  name.copy(bytes, STAT_BYTES + 22);
  return bytes;
}
