import './schemas-without-eval.ts';
import { expect, test } from 'vitest';
import { config } from 'zod/v4/core';

test('zod reads its settings where we put them', () => {
  expect(config()).toMatchObject({ jitless: true });
});
