import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { RevisedSite } from '@stepwise/contracts/site';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PageFooter } from '../../../components/layout/page-footer.tsx';
import { useSite } from '../../../lib/site.ts';
import { failure, fakeServer, success } from '../../../test/fake-server.ts';
import { settings } from '../../../test/settings.ts';
import { useSiteStore } from '../site.store.ts';
import { AboutSite } from './about-site.tsx';

const NO_TEXTS = { name: '', contactEmail: '', terms: '', privacy: '', imprint: '' };
const NONE: RevisedSite = { ...NO_TEXTS, revision: 0 };

beforeEach(() => useSiteStore.setState(useSiteStore.getInitialState(), true));
afterEach(() => useSite.setState(useSite.getInitialState(), true));

async function open() {
  const page = (
    <>
      <AboutSite />
      <PageFooter />
    </>
  );
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '/dashboard', element: 'Elsewhere' },
  ]);
  render(<RouterProvider router={router} />);
  await useSiteStore.getState().load();
  await screen.findByLabelText('Name of the site');
  return router;
}

const answer = (data: object) => success({ message: 'ok', data });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('what is saved is on the page at once: name, address and links', async () => {
  const ours = {
    ...NO_TEXTS,
    ...{ name: 'Ada School', contactEmail: 'help@a.example', terms: 'Be kind.' },
  };
  const calls = fakeServer({
    ...{ 'GET /admin/site': answer(NONE), 'PUT /admin/site': answer({ ...ours, revision: 1 }) },
    'GET /admin/settings': answer(settings),
  });
  await open();
  expect(screen.queryByRole('navigation', { name: 'Legal' })).toBeNull();
  type('Name of the site', ours.name);
  type('Contact address', ours.contactEmail);
  type('Terms of Service', ours.terms);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const legal = within(await screen.findByRole('navigation', { name: 'Legal' }));
  expect(legal.getAllByRole('link')).toHaveLength(1);
  expect(legal.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms');
  expect(useSite.getState().contactEmail).toBe(ours.contactEmail);
  expect(screen.getByText('Ada School')).toBeVisible();
  expect(calls).toContainEqual({ route: 'PUT /admin/site', body: { ...ours, basedOn: 0 } });
});

test('leaving with something unsaved is asked about, and not once it is saved', async () => {
  const ours = { ...NO_TEXTS, terms: 'Be kind.' };
  fakeServer({
    ...{ 'GET /admin/site': answer(NONE), 'PUT /admin/site': answer({ ...ours, revision: 1 }) },
    'GET /admin/settings': answer(settings),
  });
  const router = await open();
  type('Terms of Service', ours.terms);
  await act(() => router.navigate('/dashboard'));
  const question = within(screen.getByRole('dialog', { name: 'Leave without saving?' }));
  fireEvent.click(question.getByRole('button', { name: 'Stay here' }));
  expect(screen.getByLabelText('Terms of Service')).toHaveValue(ours.terms);

  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: 'Save', busy: false });
  // What asks before leaving hears of it after the page is drawn.
  await act(() => Promise.resolve());
  await act(() => router.navigate('/dashboard'));
  expect(screen.getByText('Elsewhere')).toBeVisible();
});

test('a refusal is said, and what was typed stays', async () => {
  const message = 'Write an address like help@school.example';
  const refusal = failure(400, 'VALIDATION_FAILED', message);
  fakeServer({ 'GET /admin/site': answer(NONE), 'PUT /admin/site': refusal });
  await open();
  type('Name of the site', 'Ada School');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Name of the site')).toHaveValue('Ada School');
});

const OUTDATED = failure(409, 'CONFLICT', 'Another administrator has saved meanwhile');

/** A site that was saved by another one after this page was opened, and what is sent to it. */
async function openOutdated(theirs: Partial<RevisedSite>) {
  const reads = [answer(NONE), answer({ ...NONE, ...theirs, revision: 4 })];
  const saves: object[] = [];
  const calls = fakeServer({
    'GET /admin/site': () => reads.shift() ?? answer(NONE),
    'GET /admin/settings': answer(settings),
    'PUT /admin/site': () => {
      const body = calls.at(-1)?.body as RevisedSite & { basedOn: number };
      saves.push(body);
      return body.basedOn === 4 ? answer({ ...body, revision: 5 }) : OUTDATED;
    },
  });
  await open();
  return saves;
}

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

test('what another administrator has saved meanwhile stays, where nothing else was typed', async () => {
  const saves = await openOutdated({ contactEmail: 'help@a.example', name: 'Ada School' });
  type('Name of the site', 'Ada School');
  type('Terms of Service', 'Be kind.');
  save();
  await waitFor(() => expect(saves).toHaveLength(2));
  const ours = { ...NO_TEXTS, name: 'Ada School', terms: 'Be kind.' };
  expect(saves).toEqual([
    { ...ours, basedOn: 0 },
    { ...ours, contactEmail: 'help@a.example', basedOn: 4 },
  ]);
  await waitFor(() =>
    expect(screen.getByLabelText('Contact address')).toHaveValue('help@a.example'),
  );
  expect(screen.queryByText('Not saved yet', { exact: false })).toBeNull();
});

test.each([
  ['mine', 'Ada School'],
  ['theirs', 'Grace School'],
])('of what both have changed, %s is chosen', async (choice, name) => {
  const saves = await openOutdated({ name: 'Grace School', imprint: 'Us' });
  type('Name of the site', 'Ada School');
  save();
  expect(await screen.findByText('Not saved yet', { exact: false })).toBeVisible();
  const theirs = screen.getByLabelText('Name of the site, as another administrator has saved it');
  expect(theirs).toHaveValue('Grace School');
  expect(screen.getByLabelText('Name of the site')).toHaveValue('Ada School');
  expect(saves).toHaveLength(1);
  if (choice === 'theirs') {
    fireEvent.click(screen.getByRole('button', { name: 'Use theirs: Name of the site' }));
    expect(theirs).not.toBeInTheDocument();
    expect(screen.getByLabelText('Name of the site')).toHaveFocus();
  }
  save();
  await waitFor(() => expect(saves).toHaveLength(2));
  expect(saves[1]).toEqual({ ...NO_TEXTS, name, imprint: 'Us', basedOn: 4 });
  await waitFor(() => expect(screen.queryByText('Not saved yet', { exact: false })).toBeNull());
});
