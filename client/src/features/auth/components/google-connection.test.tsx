import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
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

describe('a Google account that is connected', () => {
  /** Asks to disconnect it with the password `secret-1`, up to the question. */
  async function ask(answer: Answer) {
    const calls = fakeServer({
      'GET /auth/google-connection': connection(true),
      'DELETE /auth/google-connection': answer,
    });
    render(<GoogleConnection clientId="id.example" />);
    expect(await screen.findByText(/Google is connected/)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Password to disconnect it'), 'secret-1');
    await userEvent.click(screen.getByRole('button', { name: 'Disconnect Google' }));
    return calls;
  }

  test('is disconnected with the password, after a question', async () => {
    const calls = await ask(connection(false));
    expect(calls.map(({ route }) => route)).toEqual(['GET /auth/google-connection']);
    fakeGoogleScript();
    await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }));
    expect(await screen.findByRole('button', { name: /Connect Google/ })).toBeVisible();
    expect(calls.at(-1)?.body).toEqual({ password: 'secret-1' });
    expect(screen.getByLabelText('Password to confirm')).toHaveValue('');
  });

  test('stays where the password is wrong, and it says so', async () => {
    const message = 'The current password is not right';
    await ask(failure(401, 'INVALID_CREDENTIALS', message));
    await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByText(/Google is connected/)).toBeVisible();
  });
});
