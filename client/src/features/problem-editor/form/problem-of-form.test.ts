import { expect, test } from 'vitest';
import { emptyForm } from './form-values.ts';
import { problemOfForm } from './problem-of-form.ts';

test('a problem that is being written has the starters that are typed so far', () => {
  const form = emptyForm();
  const codeSnippets = { ...form.codeSnippets, PYTHON: 'print(1)', TYPESCRIPT: ' ' };
  expect(problemOfForm({ ...form, codeSnippets }, null).codeSnippets).toEqual({
    ...{ JAVASCRIPT: '', JAVA: '', PYTHON: 'print(1)' },
  });
});
