import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announceGoogleError } from '../google-profile.ts';
import { GoogleSignIn } from './google-sign-in.tsx';

type Answer = { access_token?: string; error?: string };

/** Stands in for Google's own script, which the page would load from Google. */
let answerWith: (answer: Answer) => void = () => undefined;

beforeEach(() => {
  document.head.innerHTML = '<meta name="stepwise-google-client-id" content="id.example">';
  vi.stubGlobal('google', {
    accounts: {
      oauth2: {
        initTokenClient: (options: { callback: (answer: Answer) => void }) => {
          answerWith = options.callback;
          return { requestAccessToken: () => undefined };
        },
      },
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

async function connect(onProfile: () => Promise<void> = () => Promise.resolve()) {
  render(<GoogleSignIn onProfile={onProfile} />);
  const button = await screen.findByRole('button', { name: /Google/ });
  const script = document.querySelector('script[src^="https://accounts.google.com/"]');
  act(() => {
    script?.dispatchEvent(new Event('load'));
  });
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
  act(() => answerWith({ error: 'access_denied' }));
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
  act(() => answerWith({ access_token: 'token' }));
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
  expect(onProfile).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ password: '42', googleAccessToken: 'token' }),
  );
  await vi.waitFor(() => expect(button).toBeEnabled());
});
