import { statfs } from 'node:fs/promises';

/**
 * Reserved for PostgreSQL: without space for its write-ahead log it stops altogether, reads included.
 * DOMjudge reserves the same.
 */
const RESERVE_BYTES = 1024 ** 3;
/** How long a result is cached. */
const KNOWN_FOR_MS = 5_000;

/** Whether the disk has room for more data. Cheap enough for every request. */
export type HasRoom = () => Promise<boolean>;

/** For data that is not on a disk of this machine. */
export const alwaysRoom: HasRoom = () => Promise.resolve(true);

/** Watches the disk that holds `folder`. */
export function watchDisk(
  folder: string,
  reserveBytes = RESERVE_BYTES,
  knownForMs = KNOWN_FOR_MS,
): HasRoom {
  let known: Promise<boolean> | undefined;
  let knownUntil = 0;
  return () => {
    if (known === undefined || performance.now() > knownUntil) {
      knownUntil = performance.now() + knownForMs;
      known = hasRoom(folder, reserveBytes);
    }
    return known;
  };
}

async function hasRoom(folder: string, reserveBytes: number): Promise<boolean> {
  const { bsize, blocks, bavail } = await statfs(folder);
  // Some file systems do not tell their size.
  return blocks === 0 || bavail * bsize >= reserveBytes;
}
