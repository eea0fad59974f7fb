import { expect, it } from 'vitest';
import { wholeBank } from './bench-server.ts';

it('lets nothing be measured while large test cases are made', async () => {
  const missing = ['two problems', 'one problem', null];
  const looks: (string | null)[] = [];
  await wholeBank(
    () => {
      const found = missing.shift() ?? null;
      looks.push(found);
      return Promise.resolve(found);
    },
    ...([60_000, 1] as const),
  );
  expect(looks).toEqual(['two problems', 'one problem', null]);
});

it('says what is missing of a bank that does not become whole', async () => {
  const late = wholeBank(() => Promise.resolve('anagramcheck has no large test cases'), 0);
  await expect(late).rejects.toThrow('anagramcheck has no large test cases');
});
