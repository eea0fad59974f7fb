import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { useDashboardStore } from '../../../features/dashboard/dashboard.store.ts';
import { fakeServer, success } from '../../../test/fake-server.ts';
import { buildSubmission } from '../../../test/submissions.ts';
import { Component as Dashboard } from './dashboard.tsx';

beforeEach(() => useDashboardStore.setState(useDashboardStore.getInitialState(), true));

async function show(createdAt: string) {
  const data = [buildSubmission({ createdAt })];
  const submissions = success({ message: 'ok', data, nextCursor: null });
  fakeServer({ 'GET /submission/get-all-submissions': submissions });
  render(<Dashboard />, { wrapper: MemoryRouter });
  await screen.findByText('Current streak');
}

test('the head tells the days in a row', async () => {
  await show(new Date().toISOString());
  expect(screen.getByText('day in a row')).toHaveTextContent('1 day in a row');
});

test('and nothing where there are none', async () => {
  await show('2026-03-04T12:00:00.000Z');
  expect(screen.queryByText(/in a row/)).toBeNull();
});
