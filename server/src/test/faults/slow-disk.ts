import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DELAYED = ['int fsync(int fd)', 'int fdatasync(int fd)', 'int syncfs(int fd)'];

/**
 * Builds a library that makes every program wait `delayMs` for the disk, each time that it makes
 * sure of what it wrote: for LD_PRELOAD.
 * @returns its path, and null where there is no C compiler or no such way
 */
export function buildSlowDisk(delayMs: number): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'stepwise-slow-disk-'));
  chmodSync(folder, 0o755);
  const [source, library] = [join(folder, 'slow-disk.c'), join(folder, 'slow-disk.so')];
  writeFileSync(source, sourceOf(delayMs));
  const { status } = spawnSync('gcc', ['-shared', '-fPIC', '-o', library, source]);
  return process.platform === 'linux' && status === 0 ? library : null;
}

function sourceOf(delayMs: number): string {
  const functions = DELAYED.map((head) => {
    const name = head.slice(4, head.indexOf('('));
    return `${head} { usleep(${delayMs * 1000}); return syscall(SYS_${name}, fd); }`;
  });
  return ['#include <unistd.h>', '#include <sys/syscall.h>', ...functions, ''].join('\n');
}
