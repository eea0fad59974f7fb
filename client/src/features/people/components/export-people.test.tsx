import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Toaster } from '../../../components/layout/toasts/toaster.tsx';
import * as saving from '../../../lib/browser/save-file.ts';
import { ExportPeople } from './export-people.tsx';

function exportWith(response: Response) {
  const save = vi.spyOn(saving, 'saveFile').mockReturnValue();
  const fetch = vi.fn<(url: string) => Promise<Response>>(() => Promise.resolve(response));
  vi.stubGlobal('fetch', fetch);
  render(
    <>
      <Toaster />
      <ExportPeople wish={{ search: 'ada & co', only: 'ADMIN' }} />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  return { save, fetch };
}

test('everybody who is found is saved as a file, and that is said', async () => {
  const csv = new Response('name\r\nAda\r\n', { headers: { 'Content-Type': 'text/csv' } });
  const { save, fetch } = exportWith(csv);
  expect(await screen.findByText('Saved as users.csv')).toBeVisible();
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/v1/admin/users/export?search=ada+%26+co&only=ADMIN');
  expect(save).toHaveBeenCalledExactlyOnceWith('users.csv', expect.any(Blob));
  expect(save.mock.calls[0]?.[1]).toHaveProperty('size', 11);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('why nothing is saved is said', async () => {
  const message = 'Your earlier export is still under way';
  const body = { message, code: 'RATE_LIMITED', errors: [message], requestId: 'request-1' };
  const { save } = exportWith(Response.json(body, { status: 429 }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(save).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
});

test.each([
  [
    'the page of a proxy',
    () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } }),
  ],
  ['nothing', () => new Response(null, { status: 204 })],
  ['JSON', () => Response.json({ message: 'ok' })],
])('%s is not saved as a file', async (_, response) => {
  const { save } = exportWith(response());
  expect(await screen.findByText('The server’s answer could not be read.')).toBeVisible();
  expect(save).not.toHaveBeenCalled();
});
