import { beforeEach, describe, expect, it } from 'vitest';
import { AlertPolicy, type Subject } from './alert-policy.ts';

const MINUTE = 60_000;
let policy: AlertPolicy;
let now: number;

beforeEach(() => {
  policy = new AlertPolicy();
  now = 1_000;
});

/** Looks four times a minute for so many minutes, and answers with what was sent. */
function pass(minutes: number, isFine: boolean, subject: Subject = 'readiness'): string[] {
  const told: string[] = [];
  for (let look = 0; look < minutes * 4; look += 1) {
    now += MINUTE / 4;
    policy.note(subject, isFine, now);
    for (let due = policy.next(now); due !== null; due = policy.next(now)) {
      told.push(due.what);
      policy.sent(due, now);
    }
  }
  return told;
}

describe('an alert', () => {
  it('is sent once when a state has lasted for two minutes, and once when it is over', () => {
    expect(pass(10, true)).toEqual([]);
    expect(pass(2, false)).toEqual([]);
    expect(pass(60, false)).toEqual(['not-ready']);
    expect(pass(2, true)).toEqual([]);
    expect(pass(60, true)).toEqual(['ready']);
  });

  it('says since when the state is there, not since when it is told', () => {
    const before = Date.now();
    policy.note('disk', false, now);
    const after = Date.now();
    policy.note('disk', false, (now += 3 * MINUTE));
    const due = policy.next(now);
    expect(due).toMatchObject({ what: 'disk-low', subject: 'disk' });
    expect(due?.since.getTime()).toBeGreaterThanOrEqual(before);
    expect(due?.since.getTime()).toBeLessThanOrEqual(after);
  });

  it('is not sent of what comes and goes', () => {
    const told: string[] = [];
    for (let time = 0; time < 100; time += 1) told.push(...pass(1, time % 2 === 0));
    expect(told).toEqual([]);
  });

  it('is not one of more than six in an hour, and the last state is told when there is room', () => {
    const told: string[] = [];
    for (let time = 0; time < 9; time += 1) told.push(...pass(3, time % 2 === 1));
    expect(told).toEqual(['not-ready', 'ready', 'not-ready', 'ready', 'not-ready', 'ready']);
    expect(pass(20, false)).toEqual([]);
    expect(pass(20, false)).toEqual(['not-ready']);
  });

  it('is of each thing apart, with words of its own', () => {
    for (const subject of ['backup', 'disk'] as const) {
      expect(pass(3, false, subject)).toEqual([subject === 'disk' ? 'disk-low' : 'backup-old']);
    }
    expect(pass(3, true, 'backup')).toEqual(['backup-fresh']);
    expect(pass(3, true, 'disk')).toEqual(['disk-fine']);
  });
});

describe('while nobody takes alerts', () => {
  /** When it was tried within so many minutes of a bad state, in seconds from the first try on. */
  function tries(minutes: number): number[] {
    const tried: number[] = [];
    for (let second = 0; second < minutes * 60; second += 1) {
      now += 1_000;
      policy.note('readiness', false, now);
      if (policy.next(now) === null) continue;
      tried.push(now);
      policy.failed(now);
    }
    return tried.map((at) => (at - (tried[0] ?? 0)) / 1_000);
  }

  it('the pauses between tries grow to ten minutes, and trying goes on', () => {
    expect(tries(55)).toEqual([0, 15, 45, 105, 225, 525, 1_125, 1_725, 2_325, 2_925]);
  });

  it('nothing is lost, and what is over by then is not told', () => {
    tries(20);
    expect(pass(15, false)).toEqual(['not-ready']);
    pass(5, true);
    tries(20);
    expect(pass(15, true)).toEqual([]);
  });
});
