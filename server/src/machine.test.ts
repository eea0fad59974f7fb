import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backupName } from './database/backup/backup-retention.ts';
import { alwaysRoom } from './lib/disk-room.ts';
import { machineReader } from './machine.ts';

const room = { hasRoom: alwaysRoom, hasRoomToJudge: alwaysRoom };
const HOUR_MS = 3_600_000;

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'stepwise-machine-'));
});

afterEach(() => rmSync(dataDir, { recursive: true }));

const read = () => machineReader({ ...room, dataDir, scratchDir: null })();

function keepBackups(names: readonly string[]): void {
  mkdirSync(join(dataDir, 'backups'));
  for (const name of names) writeFileSync(join(dataDir, 'backups', name), '');
}

it('knows its release, how long it runs, and its disks', async () => {
  const scratchDir = tmpdir();
  const hasRoomToJudge = () => Promise.resolve(false);
  const machine = await machineReader({ ...room, hasRoomToJudge, dataDir, scratchDir })();
  expect(machine.version).toMatch(/^\d+\.\d+\.\d+/);
  expect(machine.uptimeSeconds).toBeGreaterThan(0);
  expect(machine.data).toMatchObject({ isLow: false });
  expect(machine.scratch).toMatchObject({ isLow: true });
  expect(machine.data?.freeBytes).toBeGreaterThan(0);
  expect(machine.data?.totalBytes).toBeGreaterThanOrEqual(machine.data?.freeBytes ?? Infinity);
});

it('knows neither disks nor backups that are elsewhere', async () => {
  const machine = await machineReader({ ...room, dataDir: null, scratchDir: null })();
  expect(machine).toMatchObject({ data: null, scratch: null, backup: null });
});

it('has no backup before the first', async () => {
  expect((await read()).backup).toEqual({ ageSeconds: null });
});

it('has no backup where there is only what is none', async () => {
  keepBackups(['before-the-exam.gz', 'stepwise-2026-11-26T030000Z.gz.partial']);
  expect((await read()).backup).toEqual({ ageSeconds: null });
});

it('knows the age of the newest backup', async () => {
  const hoursAgo = (hours: number) => backupName(new Date(Date.now() - hours * HOUR_MS));
  keepBackups([hoursAgo(26), hoursAgo(2), 'stepwise.txt', hoursAgo(50)]);
  const { ageSeconds } = (await read()).backup ?? {};
  expect(ageSeconds).toBeGreaterThanOrEqual(7_199);
  expect(ageSeconds).toBeLessThan(7_800);
});

it('takes a backup of the future, by a clock that was set back, for a new one', async () => {
  keepBackups([backupName(new Date(Date.now() + HOUR_MS))]);
  expect((await read()).backup).toEqual({ ageSeconds: 0 });
});
