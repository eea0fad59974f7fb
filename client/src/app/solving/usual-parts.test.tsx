import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { fakeServer, success } from '../../test/fake-server.ts';
import { buildProblem } from '../../test/problems.ts';
import { usualParts } from './usual-parts.tsx';

const problem = buildProblem();
const pathPlace = {
  ...{ title: 'Fundamentals', step: 2, steps: 3, previousId: 'p1', nextId: 'p3' },
  problemIds: ['p1', problem.id, 'p3'],
};

function partsOf(change: { isStacked: boolean; isReview?: boolean }) {
  return usualParts({
    ...{ problem, pathPlace, isReview: false, seconds: null, isNews: false },
    onEditorial: vi.fn(),
    ...change,
  });
}

test('a phone has list, path, timer and star above the statement, and none of it in the bar', async () => {
  fakeServer({
    'GET /playlist': success({ message: 'ok', data: [] }),
    'GET /problems/get-all-problems': success({ message: 'ok', data: [problem] }),
  });
  const { place, tools, above } = partsOf({ isStacked: true });
  expect([place, tools]).toEqual([null, null]);
  render(<MemoryRouter>{above}</MemoryRouter>);
  expect(screen.getByRole('link', { name: 'Previous problem' })).toHaveAttribute(
    'href',
    '/problem/p1',
  );
  expect(screen.getByRole('link', { name: 'Next problem' })).toHaveAttribute('href', '/problem/p3');

  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Start the timer' }));
  expect(screen.getByRole('button', { name: 'Pause the timer' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'List of problems' }));
  expect(await screen.findByRole('link', { name: problem.title })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: `Save ${problem.title} to a playlist` }));
  expect(screen.getByRole('dialog', { name: 'Add to Playlist' })).toBeVisible();
});

test('who solves it again on a phone has timer and star alone', () => {
  render(<MemoryRouter>{partsOf({ isStacked: true, isReview: true }).above}</MemoryRouter>);
  expect(screen.getByRole('button', { name: 'Start the timer' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'List of problems' })).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a wide screen has all of it in the bar', () => {
  const { place, tools, above } = partsOf({ isStacked: false });
  expect(above).toBeNull();
  render(
    <MemoryRouter>
      {place}
      {tools}
    </MemoryRouter>,
  );
  expect(screen.getByRole('button', { name: 'List of problems' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Start the timer' })).toBeVisible();
});
