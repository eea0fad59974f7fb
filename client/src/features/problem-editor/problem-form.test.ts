import { expect, test } from 'vitest';
import { emptyForm } from './form-values.ts';
import { problemFormSchema } from './problem-form.ts';

test('a form without any test case is refused', () => {
  const { error } = problemFormSchema.safeParse({ ...emptyForm(), testCases: [] });
  const refused = error?.issues.find(({ path }) => path[0] === 'testCases');
  expect(refused?.message).toBe('At least one test case is required');
});
