import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { byName } from '../package-files.ts';

/** The same files give the same archive, whenever it is made. */
const MTIME = new Date('2025-09-01T00:00:00Z');

/** What a file of an archive holds, or how it is read when its turn comes. */
export type ZipContent = Buffer | string | (() => Promise<string>);

/** A zip file that holds these files in one folder, made while it is read. */
export function zipOf(folder: string, files: ReadonlyMap<string, ZipContent>): Readable {
  const zip = new ZipFile();
  const out = new PassThrough();
  zip.on('error', (error: Error) => out.destroy(error));
  for (const [name, content] of [...files].sort(([a], [b]) => byName(a, b))) {
    const path = `${folder}/${name}`;
    const options = { mtime: MTIME, mode: 0o100644 };
    if (typeof content !== 'function') zip.addBuffer(Buffer.from(content), path, options);
    else zip.addReadStreamLazy(path, options, (take) => take(null, streamOf(content, out)));
  }
  zip.end();
  return zip.outputStream.pipe(out);
}

/** The archive listens to no stream that it takes from: what fails here fails the whole. */
function streamOf(read: () => Promise<string>, out: PassThrough): Readable {
  const pieces = async function* () {
    const text = await read();
    if (text !== '') yield Buffer.from(text);
  };
  return Readable.from(pieces()).on('error', (error) => out.destroy(error));
}

/** Writes a zip file that holds these files in one folder; it is there whole or not at all. */
export async function writeZip(
  path: string,
  folder: string,
  files: ReadonlyMap<string, ZipContent>,
): Promise<void> {
  const temporary = `${path}.${process.pid}`;
  try {
    await pipeline(zipOf(folder, files), createWriteStream(temporary));
    await rename(temporary, path);
  } finally {
    await rm(temporary, { force: true });
  }
}
