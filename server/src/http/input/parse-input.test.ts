import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseInput } from './parse-input.ts';

const schema = z.object({
  problemId: z.uuid(),
  limit: z.number().int().min(1).max(500),
  title: z.string().max(4).optional(),
  kind: z.enum(['one', 'two']).optional(),
  stdin: z.array(z.string()).optional(),
  name: z.string('A name is required').optional(),
});
const right = { problemId: '8a1c0b0e-6f7e-4d43-9d6a-0f0f3f1f0c11', limit: 5 };

describe('parseInput', () => {
  it.each([
    [undefined, 'The request is required'],
    [{ ...right, problemId: undefined }, 'problemId is required'],
    [{ ...right, problemId: 'x' }, 'problemId is not an id'],
    [{ ...right, limit: 0 }, 'limit must be at least 1'],
    [{ ...right, limit: 501 }, 'limit must be at most 500'],
    [{ ...right, limit: 'many' }, 'limit has the wrong type'],
    [{ ...right, title: 'longer' }, 'title must be at most 4 characters long'],
    [{ ...right, kind: 'three' }, 'kind must be one of one, two'],
    [{ ...right, stdin: [1] }, 'stdin.0 has the wrong type'],
    [{ ...right, name: 1 }, 'A name is required'],
  ])('says of %j: %s', (value, message) => {
    const options: unknown = expect.objectContaining({ errors: [message] });
    expect(() => parseInput(schema, value)).toThrow(
      expect.objectContaining({ code: 'VALIDATION_FAILED', message, options }),
    );
  });

  it('answers what is right as the contract makes it', () => {
    expect(parseInput(schema, { ...right, other: 1 })).toEqual(right);
  });
});
