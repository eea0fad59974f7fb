import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Mounts a disk of so many bytes, for everybody to write to.
 * @returns its folder; null where nothing can be mounted, which takes root
 */
export function mountSmallDisk(bytes: number): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'stepwise-small-disk-'));
  const options = `size=${bytes},mode=1777`;
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
  if (status === 0) return folder;
  rmdirSync(folder);
  return null;
}

/** Takes it away, whoever still has a file of it open. */
export function unmountDisk(folder: string): void {
  spawnSync('umount', ['-l', folder]);
  rmdirSync(folder);
}

/** Writes into a file until there is no room for another byte. */
export function fillDisk(folder: string): void {
  const file = join(folder, 'filler');
  for (let piece = 1 << 20; piece >= 1;) {
    try {
      appendFileSync(file, Buffer.alloc(piece));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      piece = Math.floor(piece / 2);
    }
  }
}
