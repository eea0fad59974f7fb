import { expect, it, vi } from 'vitest';
import { JudgeUnavailableError, QueueFullError } from '../judge/engine.ts';
import { whenLetIn } from './when-let-in.ts';

const never = new AbortController().signal;

it('begins a job anew that gives way to others', async () => {
  const job = vi.fn(() => Promise.resolve('found'));
  job.mockRejectedValueOnce(new QueueFullError('gives way'));
  expect(await whenLetIn(job, never)).toBe('found');
  expect(job).toHaveBeenCalledTimes(2);
});

it('tells any other failure', async () => {
  const broken = new JudgeUnavailableError('away');
  await expect(whenLetIn(() => Promise.reject(broken), never)).rejects.toBe(broken);
});

it('ends with its time', async () => {
  const time = new AbortController();
  const job = () => Promise.reject(new QueueFullError('gives way'));
  const ended = expect(whenLetIn(job, time.signal)).rejects.toThrow('aborted');
  time.abort();
  await ended;
});
