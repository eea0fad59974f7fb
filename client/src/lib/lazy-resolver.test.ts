import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { lazyResolver } from './lazy-resolver.ts';
import * as release from './browser/release.ts';

const schema = z.object({ name: z.string().min(3, 'Too short').trim() });
const options = { fields: {}, shouldUseNativeValidation: false };

test('checks by the schema once it is here', async () => {
  const resolver = lazyResolver(() => Promise.resolve(schema));
  expect(await resolver({ name: 'Ada ' }, undefined, options)).toEqual({
    values: { name: 'Ada' },
    errors: {},
  });
  expect(await resolver({ name: 'Al' }, undefined, options)).toMatchObject({
    errors: { name: { message: 'Too short' } },
  });
});

test('what cannot be checked is refused with a word, and tried again the next time', async () => {
  let isThere = false;
  const resolver = lazyResolver(() =>
    isThere ? Promise.resolve(schema) : Promise.reject(new TypeError('Failed to fetch')),
  );
  expect(await resolver({ name: 'Ada' }, undefined, options)).toMatchObject({
    values: {},
    errors: { root: { message: expect.stringContaining('could not be loaded') as string } },
  });
  isThere = true;
  expect(await resolver({ name: 'Ada' }, undefined, options)).toMatchObject({ errors: {} });
});

test('a check that neither comes nor fails is waited for no longer than an answer', async () => {
  vi.useFakeTimers();
  const resolver = lazyResolver(() => new Promise<typeof schema>(() => undefined));
  const checked = Promise.resolve(resolver({ name: 'Ada' }, undefined, options));
  await vi.advanceTimersByTimeAsync(36_000);
  expect(await checked).toMatchObject({
    errors: { root: { message: expect.stringContaining('could not be loaded') as string } },
  });
});

test('after a release it is said that there is a new version', async () => {
  vi.spyOn(release, 'isNewRelease').mockResolvedValue(true);
  const resolver = lazyResolver(() => Promise.reject(new TypeError('404')));
  expect(await resolver({ name: 'Ada' }, undefined, options)).toMatchObject({
    errors: { root: { message: 'A new version is here. Reload the page to go on.' } },
  });
});
