import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../lib/api/failures/api-error.ts';
import { buildProblemListItem, testId } from '../../../test/problems.ts';
import { buildSolved } from '../../../test/solved.ts';
import { buildSubmission } from '../../../test/submissions.ts';
import type { Remote } from './loaded.tsx';
import { Overview } from './overview.tsx';
import { RecentTab } from './recent-tab.tsx';
import { SolvedTab } from './solved-tab.tsx';

const retry = vi.fn();
const there = <T,>(data: T): Remote<T> => ({ data, error: null, retry });
const coming: Remote<never> = { data: null, error: null, retry };
const sorry = new ApiError({
  code: 'INTERNAL',
  message: 'Sorry',
  errors: [],
  requestId: 'r1',
  status: 500,
});
const refused: Remote<never> = { data: null, error: sorry, retry };

const stairs = buildProblemListItem({ title: 'Climbing Stairs', tags: ['DP', 'LVL-1'] });
const solved = buildSolved({ ...stairs, solvedAt: new Date().toISOString() });
const onSave = vi.fn();

function show(page: React.ReactNode) {
  render(<MemoryRouter>{page}</MemoryRouter>);
  return userEvent.setup();
}

test('the overview of a new account is all zeros', () => {
  show(<Overview problems={there([stairs])} solved={there([])} submissions={there([])} />);
  expect(screen.getByText('+0 this week')).toBeVisible();
  expect(screen.getByText('No submissions in the last year.')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Easy' })).toHaveAttribute('aria-valuenow', '0');
  expect(screen.getByRole('progressbar', { name: 'Hard' })).toHaveAttribute('aria-valuenow', '0');
});

test('the overview counts what was solved and sent in, today', () => {
  const submissions = [buildSubmission({ createdAt: new Date().toISOString() })];
  show(
    <Overview
      problems={there([stairs, buildProblemListItem()])}
      solved={there([solved])}
      submissions={there(submissions)}
    />,
  );
  expect(screen.getByText('+1 this week')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Easy' })).toHaveAttribute('aria-valuenow', '50');
  expect(screen.getByText('Current streak').nextElementSibling).toHaveTextContent('1 day');
  const perDay = within(screen.getByRole('table', { name: 'Submissions per day' }));
  expect(perDay.getAllByRole('row')).toHaveLength(2);
  const byLevel = within(screen.getByRole('table', { name: 'Solved by level' }));
  expect(byLevel.getByRole('row', { name: 'LVL-1 100% 1/1' })).toBeInTheDocument();
});

test('a part that failed says so and tries again; the others wait for their own', async () => {
  retry.mockReset();
  const user = show(<Overview problems={coming} solved={coming} submissions={refused} />);
  expect(screen.getByText('Loading progress...')).toBeInTheDocument();
  expect(screen.getByText('Your activity could not be loaded')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('solved problems: heading with count, columns, search, save', async () => {
  const accepted = buildSubmission({ problemId: stairs.id, language: 'PYTHON' });
  const other = buildSolved({ title: 'Word Ladder', updatedAt: '2026-02-01T12:00:00.000Z' });
  const user = show(
    <SolvedTab solved={there([solved, other])} submissions={there([accepted])} onSave={onSave} />,
  );
  expect(screen.getByRole('heading', { name: 'Solved Problems (2)' })).toBeVisible();
  const names = screen.getAllByRole('columnheader').map((cell) => cell.textContent);
  expect(names).toEqual(['Problem', 'Difficulty', 'Language', 'Date']);
  const cells = (name: RegExp) =>
    within(screen.getByRole('row', { name })).getAllByRole('cell').slice(1);
  expect(cells(/Climbing/).map((cell) => cell.textContent)).toEqual([
    'Easy',
    'Python',
    '04/03/2026',
  ]);
  expect(cells(/Word/).map((cell) => cell.textContent)).toEqual(['Easy', 'N/A', '01/02/2026']);
  await user.click(screen.getByRole('button', { name: 'Save Word Ladder to a playlist' }));
  expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ id: other.id }));
  await user.type(screen.getByPlaceholderText('Search problems...'), 'STAIRS');
  expect(screen.getByRole('heading', { name: 'Solved Problems (1)' })).toBeVisible();
  await user.type(screen.getByRole('searchbox'), ' of Babel');
  expect(screen.getByText('No problems found')).toBeVisible();
});

test('recent submissions: figures for what was accepted only, more on demand', async () => {
  const wrong = Array.from({ length: 21 }, (_, index) =>
    buildSubmission({ id: testId(index), status: 'Wrong Answer' }),
  );
  const user = show(<RecentTab submissions={there([buildSubmission(), ...wrong])} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
  expect(screen.getAllByText('0.02 s · 9.00 Mb')).toHaveLength(1);
  expect(screen.getAllByText(/^04\/03\/2026 \d\d:\d\d$/)).toHaveLength(20);
  expect(screen.getAllByText('· JavaScript')).toHaveLength(20);
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses[1]).toBe(`/problem/${testId(500)}/submissions/${testId(0)}`);
  await user.click(screen.getByRole('button', { name: 'Show 2 more' }));
  expect(screen.getAllByText('Wrong Answer')).toHaveLength(21);
});

test('a recent submission says how long ago it was', () => {
  const sent = buildSubmission({ createdAt: new Date(Date.now() - 7_260_000).toISOString() });
  show(<RecentTab submissions={there([sent])} />);
  expect(screen.getByText(/^\d\d\/\d\d\/\d{4}, 2 hours ago$/)).toHaveAttribute(
    'title',
    expect.stringMatching(/ \d\d:\d\d$/),
  );
});

test('empty tabs lead to the problems', () => {
  show(
    <>
      <SolvedTab solved={there([])} submissions={there([])} onSave={onSave} />
      <RecentTab submissions={there([])} />
    </>,
  );
  expect(screen.getByText('No solved problems yet')).toBeVisible();
  expect(screen.getByText('No submissions yet')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Find a problem' })).toHaveLength(2);
});
