import { SILENCE_MS } from '../../lib/api/silence.ts';
import type { GooglePayload } from './auth.api.ts';

const USERINFO_URL = 'https://www.googleapis.com/oauth2/v3/userinfo';

declare global {
  interface WindowEventMap {
    'google-auth-error': Event;
  }
}

/** Google refused or could not be asked: the button goes back to idle, and nothing is shown. */
export function announceGoogleError(): void {
  window.dispatchEvent(new Event('google-auth-error'));
}

/** Asks Google who the bearer of this token is. Throws when it does not say so, or not in time. */
export async function readGoogleProfile(accessToken: string): Promise<GooglePayload> {
  const response = await fetch(USERINFO_URL, {
    headers: { Authorization: `Bearer ${accessToken}` },
    signal: AbortSignal.timeout(SILENCE_MS),
  });
  if (!response.ok) throw new Error(`Google answered ${response.status}`);
  const profile: unknown = await response.json();
  return {
    name: textOf(profile, 'name'),
    email: textOf(profile, 'email'),
    image: textOf(profile, 'picture'),
    password: textOf(profile, 'sub'),
    googleAccessToken: accessToken,
  };
}

function textOf(profile: unknown, key: string): string {
  const value: unknown =
    typeof profile === 'object' && profile !== null ? Reflect.get(profile, key) : undefined;
  if (typeof value !== 'string') throw new Error(`Google told no ${key}`);
  return value;
}
