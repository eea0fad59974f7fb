import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { fillDisk, mountSmallDisk, unmountDisk } from '../../../../../test/faults/small-disk.ts';
import { clearFolder, clearLeftFolders, takeFolder } from './box-folder.ts';

it('is one that no other box has, and is gone when it is cleared', async () => {
  const [one, other] = [takeFolder(false), takeFolder(false)];
  expect(one.path).not.toBe(other.path);
  expect(await clearFolder(one)).toBe(true);
  expect(existsSync(one.path)).toBe(false);
  expect(existsSync(other.path)).toBe(true);
  await clearFolder(other);
});

it('stays while its server lives, and is removed when another has come', async () => {
  const mine = takeFolder(false);
  const left = takeFolder(false);
  mkdirSync(join(left.path, 'w/deep'), { recursive: true });
  // As a server that was killed has left it: no process has this number and this start.
  writeFileSync(join(left.path, 'owner'), `${process.pid} 1`);
  await clearLeftFolders();
  expect(existsSync(left.path)).toBe(false);
  expect(existsSync(mine.path)).toBe(true);
  await clearFolder(mine);
});

it('is let alone when it is not ours, or somebody has just begun it', async () => {
  const begun = takeFolder(false);
  rmSync(join(begun.path, 'owner'));
  const other = join(tmpdir(), `stepwise-box-${process.geteuid?.() ?? 0}-mine`);
  mkdirSync(other);
  utimesSync(other, 0, 0);
  await clearLeftFolders();
  expect(existsSync(begun.path)).toBe(true);
  expect(existsSync(other)).toBe(true);
  await clearFolder(begun);
  rmSync(other, { recursive: true });
});

const AS_OTHER_SERVER = `
  const { takeFolder, clearFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'box-folder.ts'))});
  const folder = takeFolder(true);
  console.log(folder.uid);
  await clearFolder(folder);`;

it.skipIf(process.getuid?.() !== 0)(
  'has a user that no server with another TMPDIR gives to a box of its own (needs root)',
  async () => {
    const [mine, next] = [takeFolder(true), takeFolder(true)];
    const elsewhere = mkdtempSync(join(tmpdir(), 'stepwise-elsewhere-'));
    // The kill that clears a box of the other's would meet this one.
    const bystander = spawn('/bin/sleep', ['600'], { uid: mine.uid ?? -1, stdio: 'ignore' });
    const gone = once(bystander, 'exit');
    try {
      const argv = ['--import', 'tsx', '--input-type=module', '-e', AS_OTHER_SERVER];
      const said = execFileSync(process.execPath, argv, {
        env: { ...process.env, TMPDIR: elsewhere },
        encoding: 'utf8',
      });
      expect(Number(said)).toBeGreaterThanOrEqual(62_000);
      expect([mine.uid, next.uid]).not.toContain(Number(said));
      // This process hears of a death only when its loop turns.
      await setImmediate();
      expect(bystander.signalCode).toBeNull();
    } finally {
      await Promise.all([clearFolder(mine), clearFolder(next)]);
      rmSync(elsewhere, { recursive: true });
    }
    await gone;
  },
  30_000,
);

const disk = mountSmallDisk(1 << 20);

it.skipIf(disk === null)('leaves nothing on a disk that is full (needs root)', () => {
  const folder = disk ?? '';
  vi.stubEnv('TMPDIR', folder);
  try {
    fillDisk(folder);
    expect(() => takeFolder(false)).toThrow(/ENOSPC/);
    expect(readdirSync(folder)).toEqual(['filler']);
  } finally {
    vi.unstubAllEnvs();
    unmountDisk(folder);
  }
});
