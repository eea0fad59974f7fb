import { afterEach, expect, test, vi } from 'vitest';
import { googleClientId } from '../../lib/browser/google-client-id.ts';
import { readGoogleProfile } from './google-profile.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

const profile = { name: 'Ada', email: 'ada@example.com', picture: 'https://g/ada.png', sub: '42' };

function google(answer: Response) {
  const fetched = vi.fn<typeof fetch>().mockResolvedValue(answer);
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test('asks Google with the token and makes the documented payload of the answer', async () => {
  const fetched = google(Response.json(profile));
  await expect(readGoogleProfile('token')).resolves.toEqual({
    name: 'Ada',
    email: 'ada@example.com',
    image: 'https://g/ada.png',
    password: '42',
    googleAccessToken: 'token',
  });
  expect(fetched).toHaveBeenCalledExactlyOnceWith('https://www.googleapis.com/oauth2/v3/userinfo', {
    headers: { Authorization: 'Bearer token' },
    signal: expect.any(AbortSignal) as AbortSignal,
  });
});

test('a Google that does not answer is given up', async () => {
  const late = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: RequestInit) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
  const asked = readGoogleProfile('token');
  late.abort(new Error('too late'));
  await expect(asked).rejects.toThrow('too late');
  expect(timeout).toHaveBeenCalledExactlyOnceWith(35_000);
});

test('a refusal and a half answer are failures', async () => {
  google(new Response(null, { status: 401 }));
  await expect(readGoogleProfile('token')).rejects.toThrow('401');
  google(Response.json({ ...profile, sub: undefined }));
  await expect(readGoogleProfile('token')).rejects.toThrow('sub');
});

test.each([
  ['no tag', '', null],
  ['an empty tag', '<meta name="stepwise-google-client-id" content="">', null],
  ['a tag', '<meta name="stepwise-google-client-id" content=" id.example ">', 'id.example'],
])('the client id comes from the page: %s', (_, head, id) => {
  document.head.innerHTML = head;
  expect(googleClientId()).toBe(id);
});
