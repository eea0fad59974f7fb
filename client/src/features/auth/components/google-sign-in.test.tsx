import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../lib/api/failures/api-error.ts';
import { fakeGoogleScript } from '../../../test/fake-google-script.ts';
import { announceGoogleError } from '../google-profile.ts';
import { GoogleSignIn } from './google-sign-in.tsx';

let google: ReturnType<typeof fakeGoogleScript>;

beforeEach(() => {
  google = fakeGoogleScript();
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

async function connect(onProfile: () => Promise<void> = () => Promise.resolve()) {
  render(<GoogleSignIn onProfile={onProfile} />);
  const button = await screen.findByRole('button', { name: /Google/ });
  google.load();
  await userEvent.click(button);
  return button;
}

test('is not there where Google is not configured', () => {
  document.head.replaceChildren();
  const { container } = render(<GoogleSignIn onProfile={() => Promise.resolve()} />);
  expect(container).toBeEmptyDOMElement();
});

test('connects, disabled, until an error is announced', async () => {
  const button = await connect();
  expect(button).toBeDisabled();
  expect(button).toHaveTextContent('Connecting to Google...');
  act(announceGoogleError);
  expect(button).toBeEnabled();
});

test('an error of Google puts the button back, without a word', async () => {
  const button = await connect();
  google.answer({ error: 'access_denied' });
  expect(button).toBeEnabled();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what Google says of the person is handed on; a refusal puts the button back', async () => {
  const heard = vi.fn();
  window.addEventListener('google-auth-error', heard, { once: true });
  const profile = { name: 'Ada', email: 'ada@example.com', picture: 'p', sub: '42' };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(profile)));
  const onProfile = vi.fn().mockRejectedValue(new Error('refused'));
  const button = await connect(onProfile);
  google.answer({ access_token: 'token' });
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
  expect(onProfile).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ password: '42', googleAccessToken: 'token' }),
  );
  await vi.waitFor(() => expect(button).toBeEnabled());
});

test('what our server refuses is said beside the button', async () => {
  const profile = { name: 'Ada', email: 'ada@example.com', picture: 'p', sub: '42' };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(profile)));
  const message = 'An account with this email exists. Sign in first';
  const fields = { code: 'CONFLICT' as const, errors: [message], status: 409, requestId: '' };
  const button = await connect(() => Promise.reject(new ApiError({ ...fields, message })));
  google.answer({ access_token: 'token' });
  expect(await screen.findByText(message)).toBeVisible();
  await vi.waitFor(() => expect(button).toBeEnabled());
});
