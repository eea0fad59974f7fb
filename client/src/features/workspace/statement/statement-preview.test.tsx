import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { buildProblem } from '../../../test/problems.ts';
import { StatementPreview } from './statement-preview.tsx';

function show(codeSnippets: object) {
  render(
    <MemoryRouter>
      <StatementPreview problem={buildProblem({ codeSnippets })} />
    </MemoryRouter>,
  );
  return userEvent.click(screen.getByRole('tab', { name: 'Starter code' }));
}

test('the starter is shown in each language that has one', async () => {
  await show({ JAVASCRIPT: 'console.log(1);', PYTHON: 'print(1)', TYPESCRIPT: '' });
  const code = screen.getByRole('region', { name: 'Code of the starter' });
  expect(code).toHaveTextContent('console.log(1);');
  const language = screen.getByRole('combobox', { name: 'Language of the starter' });
  expect(language).toHaveTextContent(/^JavaScriptPython$/);
  await userEvent.selectOptions(language, 'Python');
  expect(code).toHaveTextContent('print(1)');
});

test('where none is written yet, that is said', async () => {
  await show({ JAVASCRIPT: '', PYTHON: '' });
  expect(screen.getByText('No starter yet.')).toBeVisible();
});
