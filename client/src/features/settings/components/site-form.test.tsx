import { fireEvent, render, screen, within } from '@testing-library/react';
import type { Site } from '@stepwise/contracts/site';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PageFooter } from '../../../components/layout/page-footer.tsx';
import { useSite } from '../../../lib/site.ts';
import { failure, fakeServer, success } from '../../../test/fake-server.ts';
import { settings } from '../../../test/settings.ts';
import { useSiteStore } from '../site.store.ts';
import { AboutSite } from './about-site.tsx';

const NONE: Site = { name: '', contactEmail: '', terms: '', privacy: '', imprint: '' };

beforeEach(() => useSiteStore.setState(useSiteStore.getInitialState(), true));
afterEach(() => useSite.setState(useSite.getInitialState(), true));

async function open() {
  render(
    <MemoryRouter>
      <AboutSite />
      <PageFooter />
    </MemoryRouter>,
  );
  await useSiteStore.getState().load();
  await screen.findByLabelText('Name of the site');
}

const answer = (data: object) => success({ message: 'ok', data });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('what is saved is on the page at once: name, address and links', async () => {
  const ours = { ...NONE, name: 'Ada School', contactEmail: 'help@a.example', terms: 'Be kind.' };
  const calls = fakeServer({
    ...{ 'GET /admin/site': answer(NONE), 'PUT /admin/site': answer(ours) },
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
  expect(calls).toContainEqual({ route: 'PUT /admin/site', body: ours });
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
