import { describe, expect, it } from 'vitest';
import { QuietLock } from './quiet-lock.ts';

const never = new AbortController().signal;

describe('silence', () => {
  it('comes when all that ran has ended, and holds back what comes after', async () => {
    const lock = new QuietLock();
    const running = await lock.together(never);
    const order: string[] = [];
    const alone = lock.alone(never).then((stretch) => {
      order.push('alone');
      return stretch;
    });
    const later = lock.together(never).then(() => order.push('later'));
    await Promise.resolve();
    expect(order).toEqual([]);
    running.release();
    (await alone).release();
    await later;
    expect(order).toEqual(['alone', 'later']);
  });

  it('is for one at a time', async () => {
    const lock = new QuietLock();
    const first = await lock.alone(never);
    let second = false;
    const waiting = lock.alone(never).then((stretch) => {
      second = true;
      return stretch;
    });
    await Promise.resolve();
    expect(second).toBe(false);
    first.release();
    (await waiting).release();
    expect(second).toBe(true);
  });

  it('given up lets the others go on', async () => {
    const lock = new QuietLock();
    const running = await lock.together(never);
    const leaver = new AbortController();
    const alone = lock.alone(leaver.signal);
    const later = lock.together(never);
    leaver.abort(new Error('left'));
    await expect(alone).rejects.toThrow('left');
    (await later).release();
    running.release();
    (await lock.alone(never)).release();
  });

  it('is not what work had that met other work', async () => {
    const lock = new QuietLock();
    const first = await lock.together(never);
    expect(first.disturbed()).toBe(false);
    const second = await lock.together(never);
    expect(first.disturbed()).toBe(true);
    expect(second.disturbed()).toBe(true);
    second.release();
    first.release();
    const third = await lock.together(never);
    expect(third.disturbed()).toBe(false);
  });

  it('is what the stretches of one lane leave to each other', async () => {
    const lock = new QuietLock();
    const lane = {};
    const first = await lock.together(never, lane);
    const second = await lock.together(never, lane);
    expect([first.disturbed(), second.disturbed()]).toEqual([false, false]);
    const other = await lock.together(never, {});
    expect([first, second, other].map((stretch) => stretch.disturbed())).toEqual([
      true,
      true,
      true,
    ]);
    other.release();
    first.release();
    let isAlone = false;
    const alone = lock.alone(never).then((stretch) => {
      isAlone = true;
      return stretch;
    });
    await Promise.resolve();
    expect(isAlone).toBe(false);
    second.release();
    (await alone).release();
  });
});
