import { describe, expect, it } from 'vitest';
import { EventQueue } from './event-queue.ts';

async function collect(queue: EventQueue<number>): Promise<number[]> {
  const seen: number[] = [];
  for await (const value of queue) seen.push(value);
  return seen;
}

describe('a queue of events', () => {
  it('gives what was pushed before and during the loop, in order', async () => {
    const queue = new EventQueue<number>();
    queue.push(1);
    const seen = collect(queue);
    await Promise.resolve();
    queue.push(2);
    queue.push(3);
    queue.end();
    queue.push(4);
    expect(await seen).toEqual([1, 2, 3]);
  });

  it('throws what it failed with, before anything not yet read', async () => {
    const queue = new EventQueue<number>();
    queue.push(1);
    queue.fail(new Error('over'));
    queue.end();
    await expect(collect(queue)).rejects.toThrow('over');
  });
});
