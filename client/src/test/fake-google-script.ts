import { act } from '@testing-library/react';
import { vi } from 'vitest';

type Answer = { access_token?: string; error?: string };

/** Stands in for Google's own script, which a page would load from Google. */
export function fakeGoogleScript() {
  let callback: (answer: Answer) => void = () => undefined;
  document.head.innerHTML = '<meta name="stepwise-google-client-id" content="id.example">';
  vi.stubGlobal('google', {
    accounts: {
      oauth2: {
        initTokenClient: (options: { callback: (answer: Answer) => void }) => {
          callback = options.callback;
          return { requestAccessToken: () => undefined };
        },
      },
    },
  });
  return {
    /** The script has arrived: from here on the button opens Google's window. */
    load: () =>
      act(() => {
        const script = document.querySelector('script[src^="https://accounts.google.com/"]');
        script?.dispatchEvent(new Event('load'));
      }),
    /** What the person did in Google's window. */
    answer: (answer: Answer) => act(() => callback(answer)),
  };
}
