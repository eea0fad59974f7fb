import { statfs } from 'node:fs/promises';

type Reserve = {
  /** To be left free. */
  readonly bytes: number;
  /** Of a small disk this share of it is enough; by default all of it. */
  readonly share?: number;
};

/**
 * Reserved for PostgreSQL: without space for its write-ahead log it stops altogether, reads included.
 * DOMjudge reserves the same.
 */
const DATA_RESERVE: Reserve = { bytes: 1024 ** 3 };

/** Reserved in the folder for temporary files: what a program and its compiler may write at once. */
export const SCRATCH_RESERVE: Reserve = { bytes: 256 * 1024 ** 2, share: 0.25 };

/** How long a result is cached. */
const KNOWN_FOR_MS = 5_000;

/** Whether the disk has room for more data. Cheap enough for every request. */
export type HasRoom = () => Promise<boolean>;

/** For data that is not on a disk of this machine. */
export const alwaysRoom: HasRoom = () => Promise.resolve(true);

/** Watches the disk that holds `folder`. */
export function watchDisk(
  folder: string,
  reserve = DATA_RESERVE,
  knownForMs = KNOWN_FOR_MS,
): HasRoom {
  let known: Promise<boolean> | undefined;
  let knownUntil = 0;
  return () => {
    if (known === undefined || performance.now() > knownUntil) {
      knownUntil = performance.now() + knownForMs;
      known = hasRoom(folder, reserve);
    }
    return known;
  };
}

async function hasRoom(folder: string, { bytes, share = 1 }: Reserve): Promise<boolean> {
  const { freeBytes, totalBytes } = await readRoom(folder);
  // Some file systems do not tell their size.
  return totalBytes === 0 || freeBytes >= Math.min(bytes, share * totalBytes);
}

/** How much room the disk that holds `folder` has, for us and in all. */
export async function readRoom(
  folder: string,
): Promise<{ readonly freeBytes: number; readonly totalBytes: number }> {
  const { bsize, blocks, bavail } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}
