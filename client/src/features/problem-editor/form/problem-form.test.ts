import { expect, test } from 'vitest';
import { emptyForm } from './form-values.ts';
import { problemFormSchema } from './problem-form.ts';

test('a form without any test case is refused', () => {
  const { error } = problemFormSchema.safeParse({ ...emptyForm(), testCases: [] });
  const refused = error?.issues.find(({ path }) => path[0] === 'testCases');
  expect(refused?.message).toBe('At least one test case is required');
});

const { shape } = problemFormSchema;

test.each([
  [{ kind: 'lines', tolerance: '' }, 'lines'],
  [{ kind: 'unordered-lines', tolerance: 'ignored' }, 'unordered-lines'],
  [{ kind: 'float', tolerance: ' 1e-9 ' }, 'float:1e-9'],
  [{ kind: 'kept', tolerance: '' }, undefined],
] as const)('%o is sent as %s', (choice, checker) => {
  expect(shape.checker.parse(choice)).toBe(checker);
});

test.each(['', '0', '1', '-1e-6', 'Infinity', 'one', '0x1'])(
  '"%s" is no tolerance',
  (tolerance) => {
    const { error } = shape.checker.safeParse({ kind: 'float', tolerance });
    expect(error?.issues).toMatchObject([
      {
        path: ['tolerance'],
        message: 'Tolerance must be a number above 0 and below 1, such as 1e-6',
      },
    ]);
  },
);

test('a draft is sent as one, and a new problem is none', () => {
  expect(shape.isDraft.parse('yes')).toBe(true);
  expect(shape.isDraft.parse(emptyForm().isDraft)).toBe(false);
});
