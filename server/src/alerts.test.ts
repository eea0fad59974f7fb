import type { Machine } from '@stepwise/contracts/metrics';
import { describe, expect, it } from 'vitest';
import { createAlertChannel, lookAtMachine, lookAtReadiness } from './alerts.ts';
import { readEnv } from './env.ts';
import { createLogger } from './lib/logger.ts';
import { echoEngine } from './test/doubles/scripted-engine.ts';

const fine = {
  ...{ engine: echoEngine, hasRoom: () => Promise.resolve(true) },
  hasRoomToJudge: () => Promise.resolve(true),
  ...{ checkSchema: () => Promise.resolve(null), checkBank: () => Promise.resolve(null) },
};

describe('whether a server is ready', () => {
  it.each([
    ['all is well', {}, true],
    [
      'tests of the bank are missing',
      { checkBank: () => Promise.resolve('Tests are missing') },
      true,
    ],
    ['the database is away', { checkSchema: () => Promise.reject(new Error('away')) }, false],
    ['the database is of another release', { checkSchema: () => Promise.resolve('Newer') }, false],
    ['the disk is full', { hasRoom: () => Promise.resolve(false) }, false],
    ['there is no room to judge', { hasRoomToJudge: () => Promise.resolve(false) }, false],
    ['the disk is gone', { hasRoom: () => Promise.reject(new Error('ENOENT')) }, false],
  ])('is as /readyz says when %s', async (_what, change, readiness) => {
    expect(await lookAtReadiness({ ...fine, ...change })()).toEqual({ readiness });
  });

  it('is denied when nobody says so in time', async () => {
    const silent = { ...fine, hasRoom: () => new Promise<boolean>(() => undefined) };
    expect(await lookAtReadiness(silent, 20)()).toEqual({ readiness: false });
  });
});

describe('of the machine', () => {
  const disk = (isLow: boolean) => ({ freeBytes: 1, totalBytes: 2, isLow });
  const lookAt = (machine: Partial<Machine>) => {
    const rest = { version: '1', uptimeSeconds: 1, data: null, scratch: null, backup: null };
    return lookAtMachine(() => Promise.resolve({ ...rest, ...machine }))();
  };

  it('a disk is low when one of its disks is', async () => {
    expect(await lookAt({})).toEqual({ disk: true });
    expect(await lookAt({ data: disk(false), scratch: disk(false) })).toEqual({ disk: true });
    expect(await lookAt({ data: disk(true), scratch: disk(false) })).toEqual({ disk: false });
    expect(await lookAt({ scratch: disk(true) })).toEqual({ disk: false });
  });

  it.each([
    [3_600, true],
    [2 * 86_400 + 1, false],
    [null, false],
  ])('a backup of %s seconds is fresh: %s', async (ageSeconds, backup) => {
    expect(await lookAt({ backup: { ageSeconds } })).toEqual({ disk: true, backup });
  });
});

it('without an address nothing is watched', () => {
  expect(createAlertChannel(readEnv({ ALERT_WEBHOOK_URL: '' }), createLogger('silent'))).toBeNull();
});
