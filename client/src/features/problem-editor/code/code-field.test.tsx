import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { InProblemForm } from '../../../test/in-problem-form.tsx';
import {
  LoadCodeEditorContext,
  type FormCodeEditorProps,
  type LoadCodeEditor,
} from './code-editor.ts';
import { CodeField } from './code-field.tsx';

function show(load: LoadCodeEditor) {
  render(
    <InProblemForm>
      <LoadCodeEditorContext value={load}>
        <CodeField name="codeSnippets.PYTHON" language="PYTHON" label="Starter code" required />
      </LoadCodeEditorContext>
    </InProblemForm>,
  );
  return screen.getByRole('textbox', { name: 'Starter code' });
}

function Fancy({ label, code, selected, onChange }: FormCodeEditorProps) {
  return (
    <input
      aria-label={`Fancy ${label}`}
      data-selected={JSON.stringify(selected)}
      value={code}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

test('the editor takes the place of a focused field, with its text and its caret', async () => {
  let bring: () => void = () => undefined;
  const load = vi.fn(() => new Promise<typeof Fancy>((resolve) => (bring = () => resolve(Fancy))));
  const plain = show(load);
  expect(load).not.toHaveBeenCalled();
  await userEvent.type(plain, 'abc');
  bring();
  const fancy = await screen.findByRole('textbox', { name: 'Fancy Starter code' });
  expect(fancy).toHaveValue('abc');
  expect(JSON.parse(fancy.dataset['selected'] ?? '')).toEqual({ start: 3, end: 3 });
  fireEvent.change(fancy, { target: { value: 'abcd' } });
  expect(fancy).toHaveValue('abcd');
});

test('where the editor cannot be fetched, the field stays as it is', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')));
  const plain = show(load);
  await userEvent.type(plain, 'typed');
  expect(load).toHaveBeenCalled();
  expect(plain).toHaveValue('typed');
});
