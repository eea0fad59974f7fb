import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPostmasterOf, parsePostmasterFile } from './postmaster.ts';
import { waitFor } from './wait.ts';

describe('parsePostmasterFile', () => {
  const lines = ['42', '/data', '1795226814', '54999', '', '127.0.0.1', ' 16048296 4', 'ready   '];

  it('reads process, port and state', () => {
    const file = parsePostmasterFile(`${lines.join('\n')}\n`);
    expect(file).toEqual({ pid: 42, port: 54999, ready: true });
  });

  it('knows a server that is still starting, at every stage of the file', () => {
    const starting = [...lines.slice(0, 7), 'starting'].join('\n');
    expect(parsePostmasterFile(starting)).toEqual({ pid: 42, port: 54999, ready: false });
    expect(parsePostmasterFile('42\n')).toEqual({ pid: 42, port: null, ready: false });
  });

  it('makes nothing of an empty or damaged file', () => {
    for (const text of ['', '\n', 'x', '-5\n/data', '0']) {
      expect(parsePostmasterFile(text)).toBeNull();
    }
  });
});

describe.runIf(process.platform === 'linux')('isPostmasterOf', () => {
  let dir = '';
  beforeAll(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'stepwise-postmaster-'));
    // What counts is the name of the program and its working folder.
    copyFileSync('/bin/sleep', path.join(dir, 'postgres'));
  });
  afterAll(() => rmSync(dir, { recursive: true }));

  it('asks for a living program called postgres that works in this folder', async () => {
    const child = spawn(path.join(dir, 'postgres'), ['60'], { cwd: dir });
    const pid = Number(child.pid);
    expect(await waitFor(() => isPostmasterOf(pid, dir) || null, 5_000)).toBe(true);
    expect(isPostmasterOf(pid, '/')).toBe(false);
    expect(isPostmasterOf(process.pid, process.cwd())).toBe(false);
    child.kill('SIGKILL');
    expect(await waitFor(() => !isPostmasterOf(pid, dir) || null, 5_000)).toBe(true);
  });

  it('takes a dead one for dead that its parent has not collected', async () => {
    // The shell turns into a sleep, which does not wait for the child it inherits. Before, it would.
    const parent = spawn('/bin/sh', ['-c', './postgres 60 & echo $!; exec /bin/sleep 60'], {
      cwd: dir,
    });
    const nameOf = (pid: number) => readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
    const areStarted = (pid: number) =>
      nameOf(Number(parent.pid)) === 'sleep' && nameOf(pid) === 'postgres';
    try {
      const pid = await new Promise<number>((resolve) => {
        parent.stdout.once('data', (text: Buffer) => resolve(Number(text.toString())));
      });
      expect(await waitFor(() => areStarted(pid) || null, 5_000)).toBe(true);
      process.kill(pid, 'SIGKILL');
      const zombie = () => /^\d+ \(postgres\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
      expect(await waitFor(() => zombie() || null, 5_000)).toBe(true);
      expect(isPostmasterOf(pid, dir)).toBe(false);
    } finally {
      parent.kill('SIGKILL');
    }
  });
});
