import { describe, expect, it } from 'vitest';
import { Breaker, PAUSE_MS } from './breaker.ts';

function open() {
  const clock = { ms: 0 };
  const breaker = new Breaker(() => clock.ms);
  const call = (isOk: boolean | null): boolean => {
    const attempt = breaker.enter();
    attempt?.settle(isOk);
    return attempt !== null;
  };
  /** `+` is a call that succeeds, `-` one that fails, `0` one that says nothing. */
  const calls = (outcomes: string): void => {
    for (const each of outcomes) call(each === '0' ? null : each === '+');
  };
  return { clock, breaker, call, calls };
}

describe('Breaker', () => {
  it.each([
    ['', false],
    ['----', false],
    ['-----', true],
    ['+----+----+----+', false],
    ['--0--0-', true],
    ['+-'.repeat(9), false],
    ['+-'.repeat(10), true],
    ['++-'.repeat(30), false],
  ])('after %s is open: %s', (outcomes, isOpen) => {
    const { breaker, calls } = open();
    calls(outcomes);
    expect(breaker.isOpen).toBe(isOpen);
  });

  it('lets nothing through for a while, then one call at a time', () => {
    const { breaker, calls, clock } = open();
    calls('-----');
    clock.ms = PAUSE_MS - 1;
    expect(breaker.isRefusing).toBe(true);
    expect(breaker.enter()).toBeNull();
    clock.ms = PAUSE_MS;
    expect(breaker.isRefusing).toBe(false);
    const probe = breaker.enter();
    expect(probe).not.toBeNull();
    expect(breaker.isRefusing).toBe(true);
    expect(breaker.enter()).toBeNull();
  });

  it('closes with the first call that succeeds, and has forgotten what was', () => {
    const { breaker, calls, call, clock } = open();
    calls('-----');
    clock.ms = PAUSE_MS;
    expect(call(true)).toBe(true);
    expect(breaker.isOpen).toBe(false);
    calls('----');
    expect(breaker.isOpen).toBe(false);
  });

  it('closes when a call has proven on its way that it will succeed; its end counts as any other', () => {
    const { breaker, calls, clock } = open();
    calls('-----');
    clock.ms = PAUSE_MS;
    const probe = breaker.enter();
    probe?.proves();
    expect(breaker.isOpen).toBe(false);
    calls('----');
    probe?.proves();
    probe?.settle(false);
    expect(breaker.isOpen).toBe(true);
  });

  it('waits again after a call that failed, and tries anew after one that says nothing', () => {
    const { breaker, calls, call, clock } = open();
    calls('-----');
    clock.ms = PAUSE_MS;
    expect(call(null)).toBe(true);
    expect(call(false)).toBe(true);
    expect(breaker.enter()).toBeNull();
    clock.ms = 2 * PAUSE_MS;
    expect(call(true)).toBe(true);
  });

  it('takes no notice of calls that began before it opened', () => {
    const { breaker, calls } = open();
    const early = breaker.enter();
    calls('-----');
    early?.settle(true);
    expect(breaker.isOpen).toBe(true);
  });
});
