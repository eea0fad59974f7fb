import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { InProblemForm } from '../../../../test/in-problem-form.tsx';
import { LanguagesSection } from './languages-section.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function show() {
  render(
    <InProblemForm>
      <LanguagesSection failures={{}} />
    </InProblemForm>,
  );
}

test('a language that is added has the focus, and the button when it is removed', async () => {
  show();
  await press('Add TypeScript');
  expect(screen.getByRole('group', { name: 'TypeScript' })).toHaveFocus();
  await press('Remove TypeScript');
  expect(screen.getByRole('button', { name: 'Add TypeScript' })).toHaveFocus();
});

test('a removed example leaves the focus among the others', async () => {
  show();
  const block = within(screen.getByRole('group', { name: 'Python' }));
  const add = block.getByRole('button', { name: 'Add another example' });
  await userEvent.click(add);
  await userEvent.click(add);
  await press('Remove Python example 2');
  expect(screen.getByRole('button', { name: 'Remove Python example 2' })).toHaveFocus();
  await press('Remove Python example 2');
  const [left] = block.getAllByRole('group');
  expect(left?.parentElement).toHaveFocus();
});
