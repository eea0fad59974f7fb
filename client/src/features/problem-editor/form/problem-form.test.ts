import { expect, test } from 'vitest';
import { emptyForm } from './form-values.ts';
import { formSchemaFor, problemFormSchema, type ProblemForm } from './problem-form.ts';

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

/** As a package of others brings it. */
const imported: ProblemForm = {
  ...emptyForm(),
  title: 'Sum',
  description: 'Print the sum.',
  tags: [{ name: 'Math' }],
  testCases: Array.from({ length: 101 }, () => ({ input: '1', output: '1', hidden: false })),
  codeSnippets: { JAVASCRIPT: '', PYTHON: 'print()', JAVA: '' },
  referenceSolution: { JAVASCRIPT: '', PYTHON: 'print(1)', JAVA: '' },
  timeLimitMs: '20000',
};

test('an imported problem is sent where it breaks a bound as it did before', () => {
  const sent = formSchemaFor(imported).parse({ ...imported, title: 'The sum' });
  expect(sent).toMatchObject({
    ...{ title: 'The sum', constraints: '', timeLimitMs: 20_000 },
    referenceSolution: { PYTHON: 'print(1)' },
  });
});

test.each<[string, Partial<ProblemForm>]>([
  ['timeLimitMs', { timeLimitMs: '30000' }],
  ['testCases', { testCases: [...imported.testCases, { input: '1', output: '1' }] }],
  ['testCases.0.output', { testCases: imported.testCases.with(0, { input: '1', output: '' }) }],
  ['referenceSolution.PYTHON', { referenceSolution: emptyForm().referenceSolution }],
  ['tags.0.name', { tags: [{ name: 'a'.repeat(41) }] }],
])('an imported problem is held to the bound of a changed %s', (path, change) => {
  const { error } = formSchemaFor(imported).safeParse({ ...imported, ...change });
  expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
});
