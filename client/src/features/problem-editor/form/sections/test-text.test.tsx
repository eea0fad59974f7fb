import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { InProblemForm } from '../../../../test/in-problem-form.tsx';
import { buildProblem, testId } from '../../../../test/problems.ts';
import { TestText } from './test-text.tsx';

test('a long text opens with the focus in its field', async () => {
  const original = buildProblem({
    testCases: [{ id: testId(1), input: 'x'.repeat(20_001), output: '1' }],
  });
  render(
    <InProblemForm original={original}>
      <TestText name="testCases.0.input" label="Input" />
    </InProblemForm>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Edit input' }));
  expect(screen.getByRole('textbox', { name: 'Input' })).toHaveFocus();
});
