import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { useLearnStore } from '../../features/learn/learn.store.ts';
import { useProblemStore } from '../../features/problems/problem.store.ts';
import { fakeServer, success } from '../../test/fake-server.ts';
import { buildProblemListItem } from '../../test/problems.ts';
import { ProblemSwitcher } from './problem-switcher.tsx';

const LIST = 'GET /problems/get-all-problems';
const titles = ['Two Sum', 'Climbing Stairs', 'Merge Lists'];
const problems = titles.map((title, index) => buildProblemListItem({ id: `p${index}`, title }));
const place = {
  ...{ title: 'Fundamentals', step: 1, steps: 2, previousId: null, nextId: 'p1' },
  problemIds: ['p2', 'p1'],
};

beforeEach(() => {
  useProblemStore.setState(useProblemStore.getInitialState(), true);
  useLearnStore.setState(useLearnStore.getInitialState(), true);
  render(
    <MemoryRouter>
      <ProblemSwitcher currentId="p2" place={place} />
    </MemoryRouter>,
  );
});

test('lists the steps of the path first, and finds a problem by its title', async () => {
  fakeServer({ [LIST]: success({ message: 'ok', data: problems }) });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'List of problems' }));
  const list = within(await screen.findByRole('list', { name: 'Problems' }));
  const found = () => list.getAllByRole('link').map(({ textContent }) => textContent);
  expect(found()).toEqual(['Merge Lists', 'Climbing Stairs', 'Two Sum']);
  expect(list.getByText('Merge Lists').closest('li')).toHaveAttribute('aria-current', 'true');
  await user.type(screen.getByRole('searchbox', { name: 'Search by title' }), 'two');
  expect(found()).toEqual(['Two Sum']);
  expect(list.getByRole('link', { name: 'Two Sum' })).toHaveAttribute('href', '/problem/p0');
});

test('a check that is not solved is listed without its difficulty', async () => {
  const path = {
    ...{ slug: 'way', title: 'Way', label: 'Beginner', description: '', introduction: '' },
    ...{ after: [], problemIds: ['p2', 'p1'], checkIds: ['p1'] },
  };
  useLearnStore.setState({ learningPaths: [path] });
  fakeServer({ [LIST]: success({ message: 'ok', data: problems }) });
  await userEvent.click(screen.getByRole('button', { name: 'List of problems' }));
  const list = within(await screen.findByRole('list', { name: 'Problems' }));
  const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/Easy$/);
  expect(rows[1]).toMatch(/Check$/);
});

test('the problem that is open closes the list as any other does', async () => {
  fakeServer({ [LIST]: success({ message: 'ok', data: problems }) });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'List of problems' }));
  await user.click(await screen.findByRole('link', { name: 'Merge Lists' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a list that cannot be loaded says so and is asked for again', async () => {
  fakeServer({ [LIST]: 'unreachable' });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'List of problems' }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  fakeServer({ [LIST]: success({ message: 'ok', data: problems }) });
  await user.click(again);
  expect(await screen.findByRole('link', { name: 'Two Sum' })).toBeInTheDocument();
});
