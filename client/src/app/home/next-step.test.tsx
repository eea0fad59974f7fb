import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { DueToday } from '../../features/review/components/due-today.tsx';
import { useLearnStore } from '../../features/learn/learn.store.ts';
import { useReviewListStore } from '../../features/review/review-list.store.ts';
import { type Answer, failure, fakeServer, success } from '../../test/fake-server.ts';
import { ada } from '../../test/people.ts';
import { buildProblemListItem } from '../../test/problems.ts';
import { buildReviewList } from '../../test/reviews.ts';
import { NextStep } from './next-step.tsx';

const sum = buildProblemListItem({ title: 'Sum of a List', solvedBy: [{ userId: ada.id }] });
const tour = buildProblemListItem({ title: 'Shortest Tour' });
const basics = {
  ...{ slug: 'basics', title: 'Basics', description: '', label: 'Beginner', after: [] },
  problemIds: [sum.id, tour.id],
  ...{ checkIds: [], introduction: '' },
};

beforeEach(() => {
  useLearnStore.setState(useLearnStore.getInitialState(), true);
  useReviewListStore.setState(useReviewListStore.getInitialState(), true);
});

function show(
  list = buildReviewList(),
  problems = [sum, tour],
  learn: Answer = success({ message: 'ok', data: [basics] }),
) {
  fakeServer({
    'GET /problems/learning-paths': learn,
    'GET /review': success({ message: 'ok', data: list }),
  });
  render(
    <MemoryRouter>
      <DueToday />
      <NextStep userId={ada.id} problems={problems} submissions={[]} />
    </MemoryRouter>,
  );
}

const primary = () =>
  screen
    .getAllByRole('link')
    .filter(({ className }) => className.includes('btn-primary'))
    .map(({ textContent }) => textContent);

test('the next step of the path is the first thing to do where nothing is due', async () => {
  show(buildReviewList({ due: [] }));
  expect(await screen.findByText('Next in Basics, step 2 of 2')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start: Shortest Tour' })).toBeVisible();
  await expect.poll(primary).toEqual(['Start']);
});

test('what is due comes before it', async () => {
  show();
  expect(await screen.findByText('Next in Basics, step 2 of 2')).toBeVisible();
  expect(await screen.findByText(/1 problem is due/)).toBeVisible();
  expect(primary()).toEqual(['Review']);
});

test('without paths it is the next problem, and nothing where all are solved', async () => {
  const broken = failure(500, 'INTERNAL', 'Sorry');
  show(buildReviewList({ due: [] }), [sum, tour], broken);
  expect(await screen.findByText('Next problem')).toBeVisible();
  show(buildReviewList({ due: [] }), [sum], broken);
  await expect.poll(() => screen.getAllByRole('region', { name: 'Next' })).toHaveLength(1);
});
