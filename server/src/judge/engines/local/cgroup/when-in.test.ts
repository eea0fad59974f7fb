import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { whenIn } from './when-in.ts';

const folder = mkdtempSync(join(tmpdir(), 'stepwise-'));
const opened: number[] = [];
afterEach(() => {
  for (const door of opened.splice(0)) closeSync(door);
  rmSync(folder, { recursive: true, force: true });
});

const TELL = { command: '/bin/sh', argv: ['-c', 'echo "$0 $1: $(ls /proc/$$/fd)"', 'a b', '$x'] };

function run(doors: readonly number[]): string {
  const { command, argv } = whenIn(doors, TELL);
  const stdio = ['ignore', 'pipe', 'pipe', ...doors] as const;
  const { stdout, stderr } = spawnSync(command, [...argv], { stdio: [...stdio] });
  expect(stderr.toString()).toBe('');
  return stdout.toString().trim();
}

it('goes in by every door, closes them behind it and hands on all arguments as they are', () => {
  const paths = ['one', 'two'].map((name) => join(folder, name));
  opened.push(...paths.map((path) => openSync(path, 'w')));
  expect(run(opened)).toBe(run([]));
  expect(paths.map((path) => readFileSync(path, 'utf8'))).toEqual(['0\n', '0\n']);
});

it('runs the command although a door is shut', () => {
  opened.push(openSync('/dev/full', 'w'));
  expect(run(opened)).toMatch(/^a b \$x: /);
});
