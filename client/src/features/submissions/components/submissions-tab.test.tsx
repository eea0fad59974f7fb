import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, success } from '../../../test/fake-server.ts';
import { teachDialogs } from '../../../test/dialog.ts';
import { testId } from '../../../test/problems.ts';
import { buildSubmission } from '../../../test/submissions.ts';
import { useSubmissionStore } from '../submission.store.ts';
import { SubmissionsTab } from './submissions-tab.tsx';

const ROUTE = 'GET /submission/get-submission/p1';
const start = useSubmissionStore.getInitialState();

beforeEach(() => {
  useSubmissionStore.setState(start, true);
  teachDialogs();
});

function show(onRestore = vi.fn()) {
  render(
    <SubmissionsTab
      problemId="p1"
      latestId={null}
      renderCode={({ sourceCode }) => <pre>{sourceCode}</pre>}
      renderComparison={({ sourceCode }) => <p>Now beside {sourceCode}</p>}
      onRestore={onRestore}
    />,
  );
  return userEvent.setup();
}

test('lists status, language, time, memory and date', async () => {
  fakeServer({ [ROUTE]: success({ message: 'ok', data: [buildSubmission()] }) });
  show();
  expect(screen.getByText('Loading submissions...')).toBeInTheDocument();
  const row = (await screen.findByRole('button', { name: 'Accepted' })).closest('tr');
  const cells = Array.from(row?.cells ?? [], (cell) => cell.textContent);
  expect(cells.slice(1)).toEqual(['JavaScript', '0.021 s', '9.00 Mb', '04/03/2026']);
});

test('opens one with its code, and restores it into the editor', async () => {
  const submission = buildSubmission({ language: 'PYTHON', sourceCode: 'print(8)' });
  fakeServer({ [ROUTE]: success({ message: 'ok', data: [submission] }) });
  const onRestore = vi.fn();
  const user = show(onRestore);
  await user.click(await screen.findByRole('button', { name: 'Accepted' }));
  expect(screen.getByText('print(8)')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Restore into editor' }));
  expect(onRestore).toHaveBeenCalledExactlyOnceWith('PYTHON', 'print(8)');
  await user.click(screen.getByRole('button', { name: 'All submissions' }));
  expect(screen.getByRole('table', { name: 'Your submissions' })).toBeVisible();
});

test('says of one whose tests have changed that it was judged on earlier ones', async () => {
  const submissions = [buildSubmission({ outdated: true })];
  fakeServer({ [ROUTE]: success({ message: 'ok', data: submissions }) });
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Accepted' }));
  expect(screen.getByText(/^Judged on earlier tests/)).toBeVisible();
});

test('says that a verdict stands while it is judged again, and why an Accepted was lost', async () => {
  const lost = { status: 'Accepted', at: '2026-03-09T12:00:00.000Z', byNewTests: true } as const;
  const submissions = [
    buildSubmission({ judgedAgain: true }),
    buildSubmission({ id: testId(601), status: 'Wrong Answer', replaced: lost }),
  ];
  fakeServer({ [ROUTE]: success({ message: 'ok', data: submissions }) });
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Accepted' }));
  expect(screen.getByText(/^Being judged again: this verdict stands/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'All submissions' }));
  expect(screen.getByText('Being judged again')).toBeVisible();
  expect(screen.getByText('Was Accepted')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Wrong Answer' }));
  expect(
    screen.getByText(
      "It was Accepted until 09/03/2026. The problem's tests have changed, and on the new ones it is Wrong Answer.",
    ),
  ).toBeVisible();
});

test('compares the opened one with the editor on demand', async () => {
  fakeServer({ [ROUTE]: success({ message: 'ok', data: [buildSubmission()] }) });
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Accepted' }));
  expect(screen.queryByText(/^Now beside/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Compare with editor' }));
  const dialog = screen.getByRole('dialog', { name: 'Compare with the editor' });
  expect(dialog).toHaveTextContent('Now beside console.log(8)');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/^Now beside/)).toBeNull();
});

test('says when there are none, and offers to try again when they cannot be loaded', async () => {
  fakeServer({ [ROUTE]: 'unreachable' });
  const user = show();
  const again = await screen.findByRole('button', { name: 'Try again' });
  fakeServer({ [ROUTE]: success({ message: 'ok', data: [] }) });
  await user.click(again);
  expect(await screen.findByText('No submissions yet')).toBeVisible();
});
