import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { useExploreStore } from '../../features/explore/explore.store.ts';
import { failure, fakeServer, success } from '../../test/fake-server.ts';
import { buildProblemListItem } from '../../test/problems.ts';
import { Component } from './explore.tsx';

const LIST = 'GET /explore/problems';
const listed = (...titles: string[]) => {
  const data = titles.map((title) => buildProblemListItem({ title, slug: title.toLowerCase() }));
  return success({ message: 'ok', data });
};

beforeEach(() => useExploreStore.setState(useExploreStore.getInitialState(), true));

const show = () => render(<Component />, { wrapper: MemoryRouter });

test('leads to a few problems, and to the rest', async () => {
  fakeServer({ [LIST]: listed('Stairs', 'Islands') });
  show();
  const link = await screen.findByRole('link', { name: 'Islands' });
  expect(link).toHaveAttribute('href', '/explore/islands');
  expect(screen.getByRole('link', { name: 'whole problem set' })).toHaveAttribute(
    'href',
    '/problems',
  );
});

test('says where nothing is open to visitors', async () => {
  fakeServer({ [LIST]: listed() });
  show();
  expect(await screen.findByText('No problem is open to visitors here')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  expect(screen.queryByText(/^Read one/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'whole problem set' })).toBeNull();
});

test('a failure is told, and asked again', async () => {
  fakeServer({ [LIST]: failure(500, 'INTERNAL', 'Something failed') });
  show();
  expect(await screen.findByText('The problems could not be loaded')).toBeVisible();
  fakeServer({ [LIST]: listed('Stairs') });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Stairs' })).toBeVisible();
});
