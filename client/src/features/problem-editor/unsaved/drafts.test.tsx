import { act, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeEventStream } from '../../../test/event-stream.ts';
import { buildProblem } from '../../../test/problems.ts';
import { ProblemEditor } from '../components/problem-editor.tsx';
import { emptyForm } from '../form/form-values.ts';
import type { ProblemForm } from '../form/problem-form.ts';
import { useProblemEditorStore } from '../problem-editor.store.ts';
import { openDraftKeeper, readFormDraft } from './form-draft.ts';

// The form has a hundred controls, and jsdom takes its time to tell whether each is visible.
configure({ defaultHidden: true });

const onSaved = vi.fn();
const NEW = { userId: 'ada', problemId: null };

beforeEach(() => {
  useProblemEditorStore.setState(useProblemEditorStore.getInitialState(), true);
  onSaved.mockReset();
});

afterEach(() => vi.unstubAllGlobals());

function open() {
  const form = (
    <>
      <ProblemEditor
        userId="ada"
        original={null}
        preview={() => null}
        beside={[]}
        onSaved={onSaved}
      />
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  );
  return render(<RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />);
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const title = () => screen.getByRole('textbox', { name: 'Title' });
const done = {
  message: 'Problem Created successfully⚡',
  data: { ...buildProblem(), hiddenTestCases: [] },
};

test('a draft survives a reload, and is gone once the problem is stored', async () => {
  fakeEventStream([['done', done]]);
  const first = open();
  await userEvent.click(button('Load Sample'));
  fireEvent.change(title(), { target: { value: 'Half done' } });
  // A reload: the page is hidden at once, without a pause.
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(readFormDraft(NEW)?.values.title).toBe('Half done');
  first.unmount();

  open();
  expect(await screen.findByText('Your unsaved draft is back.')).toBeVisible();
  expect(title()).toHaveValue('Half done');
  await userEvent.click(button(/^Create Problem/));
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(readFormDraft(NEW)).toBeNull();
});

/** Another tab, which has seen what is kept, keeps this instead, or nothing. */
function keepElsewhere(values: ProblemForm | null) {
  openDraftKeeper(NEW).put(values && { values, basedOn: null });
  const key = 'stepwise.problem-form.v1:ada:new';
  fireEvent(window, new StorageEvent('storage', { key, storageArea: localStorage }));
}

test('of two tabs none overwrites the draft of the other, or promises to keep its own', async () => {
  const isAskedOnClosing = () =>
    !fireEvent(window, new Event('beforeunload', { cancelable: true }));
  const hide = () => fireEvent(window, new Event('pagehide'));
  open();
  fireEvent.change(title(), { target: { value: 'Mine' } });
  hide();
  expect(await screen.findByText('Draft kept in this browser')).toBeVisible();
  expect(isAskedOnClosing()).toBe(false);

  keepElsewhere({ ...emptyForm(), title: 'Theirs' });
  const notKept = 'Another tab has changed the draft: this one is not kept';
  expect(await screen.findByText(notKept)).toBeVisible();
  expect(isAskedOnClosing()).toBe(true);
  fireEvent.change(title(), { target: { value: 'Mine, too' } });
  hide();
  expect(readFormDraft(NEW)?.values.title).toBe('Theirs');
  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByText(/kept is the one of another tab/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Discard draft' })).toBeNull();
  fireEvent.click(button('Stay here'));

  // The other tab has stored its problem.
  keepElsewhere(null);
  expect(await screen.findByText('Draft kept in this browser')).toBeVisible();
  expect(readFormDraft(NEW)?.values.title).toBe('Mine, too');
});

test('a draft that is discarded leaves the focus in the form', async () => {
  keepElsewhere({ ...emptyForm(), title: 'Old' });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Discard draft' }));
  expect(title()).toHaveValue('');
  expect(screen.getByRole('form', { name: 'Create problem' })).toHaveFocus();
});

test('a draft of an earlier release lacks no field', async () => {
  const values: Partial<ProblemForm> = emptyForm();
  delete values.checker;
  delete values.isDraft;
  keepElsewhere({ ...values, title: 'Old' } as ProblemForm);
  open();
  expect(await screen.findByText('Your unsaved draft is back.')).toBeVisible();
  expect(title()).toHaveValue('Old');
  expect(screen.getByRole('combobox', { name: 'Visibility' })).toHaveValue('no');
});
