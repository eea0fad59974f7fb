import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { Toaster } from '../../components/layout/toasts/toaster.tsx';
import { useSubmissionStore } from '../../features/submissions/submission.store.ts';
import { useEditorStore } from '../../features/workspace/editor/editor.store.ts';
import { useWorkspaceStore } from '../../features/workspace/run/workspace.store.ts';
import { patterns } from '../../lib/paths.ts';
import { fakeServer, success } from '../../test/fake-server.ts';
import { buildProblem } from '../../test/problems.ts';
import { buildSubmission } from '../../test/submissions.ts';
import { ProblemSubmissions } from './problem-submissions.tsx';

const problem = buildProblem();
const old = buildSubmission({
  ...{ problemId: problem.id, language: 'PYTHON', sourceCode: 'print(8)', outdated: true },
});
const executeCode = vi.fn(() => Promise.resolve());

beforeEach(() => {
  executeCode.mockClear();
  useSubmissionStore.setState(useSubmissionStore.getInitialState(), true);
  useWorkspaceStore.setState({ ...useWorkspaceStore.getInitialState(), executeCode });
  useEditorStore.getState().open('ann', problem.id, problem.codeSnippets);
});

function show(submission: typeof old) {
  fakeServer({
    [`GET /submission/get-submission/${problem.id}`]: success({
      ...{ message: 'ok', data: [submission] },
    }),
  });
  const list = <ProblemSubmissions problem={problem} latestId={null} reviews={null} />;
  render(
    <MemoryRouter initialEntries={[`/problem/${problem.id}/submissions/${submission.id}`]}>
      <Routes>
        <Route path={patterns.submission} element={list} />
      </Routes>
      <Toaster />
    </MemoryRouter>,
  );
}

const button = () => screen.queryByRole('button', { name: /^Run this code again/ });

test('a verdict on earlier tests has a way to one on those of today, which loses no draft', async () => {
  const editor = () => useEditorStore.getState();
  editor().setLanguage('PYTHON');
  editor().setCode('print("half done")');
  show(old);
  await userEvent.click(await screen.findByRole('button', { name: /^Run this code again/ }));
  expect(executeCode).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ source_code: { PYTHON: 'print(8)' }, problemId: problem.id }),
    expect.any(Function),
  );
  expect(editor().code).toBe('print(8)');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(editor().code).toBe('print("half done")');
});

test('it waits for a run that is on its way', async () => {
  useWorkspaceStore.setState({ isExecuting: true });
  show(old);
  expect(await screen.findByRole('button', { name: /^Run this code again/ })).toBeDisabled();
});

test.each([
  ['is on the tests of today', { outdated: false }],
  ['will be replaced by itself', { judgedAgain: true }],
])('a verdict that %s has none', async (_, change) => {
  show({ ...old, ...change });
  expect(await screen.findByRole('button', { name: 'Restore into editor' })).toBeVisible();
  expect(button()).toBeNull();
});
