import { writeFile } from 'node:fs/promises';
import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of a zip file as a stranger may write it: everything can be a lie. */
export type TestEntry = {
  readonly name: string | Buffer;
  readonly content?: Buffer | string;
  /** Unix mode with the file's type. */
  readonly mode?: number;
  /** General purpose flags: bit 0 says encrypted. */
  readonly flags?: number;
  readonly isPacked?: boolean;
  /** Instead of the true ones. */
  readonly checksum?: number;
  readonly size?: number;
};

const UNIX = 3 << 8;

/** The bytes of a zip file, written by hand so that no library keeps it from being wrong. */
export function zipBytes(entries: readonly TestEntry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const content = Buffer.from(entry.content ?? '');
    const body = entry.isPacked === true ? deflateRawSync(content) : content;
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(entry.flags ?? 0x800, 2);
    common.writeUInt16LE(entry.isPacked === true ? 8 : 0, 4);
    common.writeUInt16LE(0x5b21, 8);
    common.writeUInt32LE(entry.checksum ?? crc32(content), 10);
    common.writeUInt32LE(body.byteLength, 14);
    common.writeUInt32LE(entry.size ?? content.byteLength, 18);
    common.writeUInt16LE(name.byteLength, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, name, body]);
    const central = Buffer.alloc(14);
    central.writeUInt32LE(((entry.mode ?? 0o100644) << 16) >>> 0, 6);
    central.writeUInt32LE(offset, 10);
    const madeBy = Buffer.alloc(2);
    madeBy.writeUInt16LE(UNIX | 20);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), madeBy, common, central, name]));
    locals.push(local);
    offset += local.byteLength;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.byteLength, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, central, end]);
}

export function writeTestZip(path: string, entries: readonly TestEntry[]): Promise<void> {
  return writeFile(path, zipBytes(entries));
}
