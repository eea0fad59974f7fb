import { expect, it } from 'vitest';
import { z } from 'zod';
import { createIdempotencyKey } from './idempotency-key.ts';

it('makes a new UUID each time', () => {
  const keys = Array.from({ length: 50 }, createIdempotencyKey);
  expect(new Set(keys).size).toBe(50);
  for (const key of keys) expect(z.uuidv4().safeParse(key).success).toBe(true);
});
