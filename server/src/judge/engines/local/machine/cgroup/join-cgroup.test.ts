import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { joinThenExec } from './join-cgroup.ts';
import type { Command } from './join-cgroup.ts';

const folder = mkdtempSync(join(tmpdir(), 'stepwise-'));
const opened: number[] = [];
afterEach(() => {
  for (const descriptor of opened.splice(0)) closeSync(descriptor);
  rmSync(folder, { recursive: true, force: true });
});

/** Prints its arguments, then its open descriptors. */
const SCRIPT = 'echo "$0 $1"; exec ls /proc/self/fd';
const LIST = { command: '/bin/sh', argv: ['-c', SCRIPT, 'a b', '$x'] };

function run({ command, argv }: Command, path?: string): string {
  if (path !== undefined) opened.push(openSync(path, 'w'));
  const stdio = ['ignore', 'pipe', 'pipe', ...opened] as const;
  const { stdout, stderr } = spawnSync(command, [...argv], { stdio: [...stdio] });
  expect(stderr.toString()).toBe('');
  return stdout.toString().trim();
}

it('joins, closes the descriptor and passes all arguments on unchanged', () => {
  const procs = join(folder, 'cgroup.procs');
  const bare = run(LIST);
  expect(run(joinThenExec(LIST), procs)).toBe(bare);
  expect(readFileSync(procs, 'utf8')).toBe('0\n');
});

it('runs the command even if it cannot join', () => {
  expect(run(joinThenExec(LIST), '/dev/full')).toMatch(/^a b \$x\n/);
});
