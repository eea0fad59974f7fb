import { describe, expect, it } from 'vitest';
import { QueueFullError } from '../../engine.ts';
import { FairSlots } from './fair-slots.ts';
import type { Release } from './fair-slots.ts';

const never = new AbortController().signal;

describe('slots', () => {
  it('are given by owner in turn, and in order to each owner', async () => {
    const slots = new FairSlots(1, 10);
    const first = await slots.acquire('x', never);
    const order: string[] = [];
    const waiting = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map(async (name) => {
      const release = await slots.acquire(name.charAt(0), never);
      order.push(name);
      release();
    });
    first();
    await Promise.all(waiting);
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('are never more than there are, even when one is given back twice', async () => {
    const slots = new FairSlots(2, 10);
    const first = await slots.acquire('a', never);
    await slots.acquire('a', never);
    expect(slots.tryAcquire()).toBeNull();
    first();
    first();
    expect(slots.tryAcquire()).not.toBeNull();
    expect(slots.tryAcquire()).toBeNull();
  });

  it('are not given past someone who waits', async () => {
    const slots = new FairSlots(1, 10);
    const first = await slots.acquire('a', never);
    const next = slots.acquire('b', never);
    first();
    expect(slots.tryAcquire()).toBeNull();
    (await next)();
    expect(slots.tryAcquire()).not.toBeNull();
  });

  it('refuse who would wait when too many do', async () => {
    const slots = new FairSlots(1, 1);
    const first = await slots.acquire('a', never);
    const second = slots.acquire('b', never);
    await expect(slots.acquire('c', never)).rejects.toThrow(QueueFullError);
    first();
    (await second)();
  });

  it('forget who has left the queue', async () => {
    const slots = new FairSlots(1, 1);
    const first = await slots.acquire('a', never);
    const leaver = new AbortController();
    const left = slots.acquire('b', leaver.signal);
    leaver.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    expect(slots.waitingCount).toBe(0);
    const third: Promise<Release> = slots.acquire('c', never);
    first();
    (await third)();
  });
});
