import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeGoogleScript } from '../../../test/fake-google-script.ts';
import { failure, fakeServer, success, type Answer } from '../../../test/fake-server.ts';
import { GoogleConnection } from './google-connection.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

const connection = (connected: boolean) => success({ message: 'ok', data: { connected } });

/** Opens the section and connects with the password `secret-1`. */
async function connect(answer: Answer) {
  const google = fakeGoogleScript();
  const calls = fakeServer({
    'GET /auth/google-connection': connection(false),
    'POST /auth/connect-google': answer,
  });
  render(<GoogleConnection clientId="id.example" />);
  await userEvent.type(await screen.findByLabelText('Password to confirm'), 'secret-1');
  const button = await screen.findByRole('button', { name: /Connect Google/ });
  google.load();
  await userEvent.click(button);
  google.answer({ access_token: 'token' });
  return { calls, button };
}

test('connects with the token of Google and the password', async () => {
  const { calls } = await connect(connection(true));
  expect(await screen.findByText(/Google is connected/)).toBeVisible();
  expect(calls.at(-1)?.body).toEqual({ googleAccessToken: 'token', password: 'secret-1' });
});

test('says why it is refused, and can be tried again', async () => {
  const message = 'The current password is not right';
  const { button } = await connect(failure(401, 'INVALID_CREDENTIALS', message));
  expect(await screen.findByText(message)).toBeVisible();
  await vi.waitFor(() => expect(button).toBeEnabled());
});

test('says that it is connected already', async () => {
  fakeServer({ 'GET /auth/google-connection': connection(true) });
  render(<GoogleConnection clientId="id.example" />);
  expect(await screen.findByText(/Google is connected/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
