import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { setClockOff } from '../test/faults/wrong-clock.ts';
import { watchDisk } from './disk-room.ts';

describe('watchDisk', () => {
  it('finds room above the reserve and none below it', async () => {
    expect(await watchDisk(tmpdir(), { bytes: 1 })()).toBe(true);
    const all = { bytes: Number.MAX_SAFE_INTEGER };
    expect(await watchDisk(tmpdir(), all)()).toBe(false);
    // A small disk keeps no more free than its share.
    expect(await watchDisk(tmpdir(), { ...all, share: 0.000_001 })()).toBe(true);
  });

  it('counts a file system that tells no size as one with room', async () => {
    expect(await watchDisk('/proc')()).toBe(true);
  });

  it('looks again with the clock set back, after as long as ever', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'stepwise-disk-room-'));
    const hasRoom = watchDisk(folder, { bytes: 1 }, 50);
    expect(await hasRoom()).toBe(true);
    setClockOff(-3_600_000);
    rmdirSync(folder);
    await expect.poll(() => hasRoom().catch(() => 'it is gone')).toBe('it is gone');
  });
});
