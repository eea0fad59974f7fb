import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const SERVER = resolve(import.meta.dirname, '../../..');

/**
 * Runs a module in a process of its own whose files may not grow beyond so many blocks of half a kibibyte: what
 * it writes is cut off there and fails, as on a full disk.
 * @returns what it wrote to standard error
 */
export function runWithShortWrites(blocks: number, program: string): string {
  const script = 'ulimit -f "$1"; exec "$0" --import tsx --input-type=module --eval "$2"';
  const { stderr } = spawnSync('/bin/sh', ['-c', script, process.execPath, `${blocks}`, program], {
    cwd: SERVER,
    encoding: 'utf8',
    timeout: 30_000,
    // Its cache is a file as well.
    env: { ...process.env, TSX_DISABLE_CACHE: '1' },
  });
  return stderr;
}
