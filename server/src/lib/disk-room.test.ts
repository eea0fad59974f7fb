import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { watchDisk } from './disk-room.ts';

describe('watchDisk', () => {
  it('finds room above the reserve and none below it', async () => {
    expect(await watchDisk(tmpdir(), 1)()).toBe(true);
    expect(await watchDisk(tmpdir(), Number.MAX_SAFE_INTEGER)()).toBe(false);
  });

  it('counts a file system that tells no size as one with room', async () => {
    expect(await watchDisk('/proc')()).toBe(true);
  });
});
