import { describe, expect, it } from 'vitest';
import { QueueFullError } from '../engine.ts';
import { FairSlots } from './fair-slots.ts';
import type { Release } from './fair-slots.ts';

const never = new AbortController().signal;

const slotsOf = (total: number, maxWaiting: number) => new FairSlots({ total, maxWaiting });

/** Lets everybody in one by one; the names in the order in which they came in. */
async function orderOf(names: readonly string[]): Promise<string[]> {
  const slots = slotsOf(1, 10);
  const first = await slots.acquire({ owner: 'first' }, never);
  const order: string[] = [];
  const waiting = names.map(async (name) => {
    const isShort = name.endsWith('!');
    const isBackground = name.endsWith('~');
    const release = await slots.acquire({ owner: name.charAt(0), isShort, isBackground }, never);
    order.push(name);
    release();
  });
  first();
  await Promise.all(waiting);
  return order;
}

describe('slots', () => {
  it('are given by owner in turn, and in order to each owner', async () => {
    const order = await orderOf(['a1', 'a2', 'a3', 'b1', 'c1', 'b2']);
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('are given to short jobs first, but not for ever', async () => {
    const order = await orderOf(['a1', 'b1', 'c1!', 'd1!', 'c2!', 'c3!', 'd2!']);
    expect(order).toEqual(['c1!', 'd1!', 'c2!', 'a1', 'd2!', 'c3!', 'b1']);
  });

  it('are given to what runs in the background when nobody else waits', async () => {
    const order = await orderOf(['a1~', 'b1', 'a2~', 'c1!', 'b2']);
    expect(order).toEqual(['c1!', 'b1', 'b2', 'a1~', 'a2~']);
  });

  it('are asked back from the background by anybody, from long jobs by short ones', async () => {
    const slots = slotsOf(1, 10);
    const first = await slots.acquire({ owner: 'a' }, never);
    const [background, long] = [{ owner: 'a', isBackground: true }, { owner: 'a' }];
    const back = slots.acquire({ ...background, isBack: true }, never);
    expect([background, long].map((claim) => slots.shouldLetIn(claim))).toEqual([false, false]);
    const person = slots.acquire({ owner: 'b' }, never);
    expect([background, long].map((claim) => slots.shouldLetIn(claim))).toEqual([true, false]);
    const look = slots.acquire({ owner: 'c', isShort: true }, never);
    expect([background, long].map((claim) => slots.shouldLetIn(claim))).toEqual([true, true]);
    first();
    (await look)();
    (await person)();
    // Who works for a person may take what the background waits for.
    expect(slots.waitingCount).toBe(0);
    (await back)();
  });

  it('are given only while there is memory for all, but always to one', async () => {
    const asked: number[] = [];
    const hasMemory = (kb: number) => {
      asked.push(kb);
      return kb <= 100;
    };
    const slots = new FairSlots({ total: 3, maxWaiting: 10, hasMemory });
    const big = await slots.acquire({ owner: 'a', memoryKb: 500 }, never);
    expect(slots.tryAcquire({ owner: 'b', memoryKb: 10 })).toBeNull();
    const next = slots.acquire({ owner: 'b', memoryKb: 60 }, never);
    const last = slots.acquire({ owner: 'c', memoryKb: 60 }, never);
    big();
    (await next)();
    (await last)();
    expect(asked).toEqual([510, 560, 120]);
  });

  it('are never more than there are, even when one is given back twice', async () => {
    const slots = slotsOf(2, 10);
    const first = await slots.acquire({ owner: 'a' }, never);
    await slots.acquire({ owner: 'a' }, never);
    expect(slots.tryAcquire({ owner: 'z' })).toBeNull();
    first();
    first();
    expect(slots.tryAcquire({ owner: 'z' })).not.toBeNull();
    expect(slots.tryAcquire({ owner: 'z' })).toBeNull();
  });

  it('are given to those that wait when some are added, and not again when some are taken away', async () => {
    const slots = slotsOf(1, 10);
    const begun: Release[] = [];
    const enter = async () => begun.push(await slots.acquire({ owner: 'somebody' }, never));
    const entered = [enter(), enter(), enter()];
    await entered[0];
    slots.resize(2);
    await entered[1];
    expect(begun).toHaveLength(2);
    slots.resize(1);
    begun[0]?.();
    expect(slots.tryAcquire({ owner: 'somebody' })).toBeNull();
    expect(begun).toHaveLength(2);
    begun[1]?.();
    await Promise.all(entered);
  });

  it('are not given past someone who waits', async () => {
    const slots = slotsOf(1, 10);
    const first = await slots.acquire({ owner: 'a' }, never);
    const next = slots.acquire({ owner: 'b' }, never);
    first();
    expect(slots.tryAcquire({ owner: 'z' })).toBeNull();
    (await next)();
    expect(slots.tryAcquire({ owner: 'z' })).not.toBeNull();
  });

  it('refuse who would wait when too many do', async () => {
    const slots = slotsOf(1, 1);
    const first = await slots.acquire({ owner: 'a' }, never);
    const second = slots.acquire({ owner: 'b' }, never);
    await expect(slots.acquire({ owner: 'c' }, never)).rejects.toThrow(QueueFullError);
    first();
    (await second)();
  });

  it('forget who has left the queue', async () => {
    const slots = slotsOf(1, 1);
    const first = await slots.acquire({ owner: 'a' }, never);
    const leaver = new AbortController();
    const left = slots.acquire({ owner: 'b' }, leaver.signal);
    leaver.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    expect(slots.waitingCount).toBe(0);
    const third: Promise<Release> = slots.acquire({ owner: 'c' }, never);
    first();
    (await third)();
  });
});
