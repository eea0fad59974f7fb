import { expect, it, vi } from 'vitest';
import { lastKnown } from './last-known.ts';

it('answers with what is read, and with the last of it where that fails', async () => {
  const answers = [
    Promise.resolve('one'),
    Promise.reject(new Error('away')),
    Promise.resolve('two'),
  ];
  const onError = vi.fn();
  const read = lastKnown('none', () => answers.shift() ?? Promise.resolve('three'), {
    ...{ withinMs: 1_000, onError },
  });
  expect([await read(), await read(), await read()]).toEqual(['one', 'one', 'two']);
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('away'));
});

it('waits no longer than it may, and knows later what came late', async () => {
  let resolve: (text: string) => void = () => undefined;
  const promise = new Promise<string>((done) => {
    resolve = done;
  });
  const read = lastKnown('none', () => promise, { withinMs: 5, onError: () => undefined });
  expect(await read()).toBe('none');
  resolve('late');
  expect(await read()).toBe('late');
});
