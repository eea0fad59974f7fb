import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { PutSiteInput } from '@stepwise/contracts/site';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { useAuthStore } from '../../../features/auth/auth.store.ts';
import { useSiteStore } from '../../../features/settings/site.store.ts';
import { failure, fakeServer, success } from '../../../test/fake-server.ts';
import { admin } from '../../../test/people.ts';
import { settings } from '../../../test/settings.ts';
import { Component as Settings } from './admin-settings.tsx';

const NO_TEXTS = { name: '', contactEmail: '', terms: '', privacy: '', imprint: '' };

const answer = (data: object) => success({ message: 'ok', data });

beforeEach(() => {
  useAuthStore.setState({ authUser: admin });
  useSiteStore.setState(useSiteStore.getInitialState(), true);
});

async function open() {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Settings /> }])} />);
  return screen.findByLabelText('Name of the site');
}

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

test('what waited for a sign-in is compared with what it began with', async () => {
  const reads = { 'GET /admin/settings': answer(settings) };
  const ended = failure(401, 'UNAUTHENTICATED', 'Sign in');
  const site = answer({ ...NO_TEXTS, revision: 0 });
  fakeServer({ ...reads, 'GET /admin/site': site, 'PUT /admin/site': ended });
  fireEvent.change(await open(), { target: { value: 'Ada School' } });
  save();
  await waitFor(() => expect(useAuthStore.getState().authUser).toBeNull());
  cleanup();
  useAuthStore.setState({ authUser: admin });
  const saves: PutSiteInput[] = [];
  const calls = fakeServer({
    ...{ ...reads, 'GET /admin/site': answer({ ...NO_TEXTS, imprint: 'Us', revision: 4 }) },
    'PUT /admin/site': () => {
      const body = calls.at(-1)?.body as PutSiteInput;
      saves.push(body);
      if (body.basedOn === 4) return answer({ ...body, revision: 5 });
      return failure(409, 'CONFLICT', 'Another administrator has saved meanwhile');
    },
  });
  expect(await open()).toHaveValue('Ada School');
  save();
  await waitFor(() => expect(saves).toHaveLength(2));
  expect(saves[1]).toEqual({ ...NO_TEXTS, name: 'Ada School', imprint: 'Us', basedOn: 4 });
});
