import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** The same files give the same archive, whenever it is made. */
const MTIME = new Date('2025-09-01T00:00:00Z');

/** Writes a zip file that holds these files in one folder; it is there whole or not at all. */
export async function writeZip(
  path: string,
  folder: string,
  files: ReadonlyMap<string, Buffer | string>,
): Promise<void> {
  const zip = new ZipFile();
  for (const [name, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    zip.addBuffer(Buffer.from(content), `${folder}/${name}`, { mtime: MTIME, mode: 0o100644 });
  }
  zip.end();
  const temporary = `${path}.${process.pid}`;
  await pipeline(zip.outputStream, createWriteStream(temporary));
  await rename(temporary, path);
}
