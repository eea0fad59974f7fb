import type { ConnectGoogleInput } from '@stepwise/contracts/auth';
import { call } from '../../lib/api/api-client.ts';

/** Whether the person can sign in with Google. */
export async function isGoogleConnected(): Promise<boolean> {
  return (await call('GET /auth/google-connection')).data.connected;
}

/** Lets the Google account behind the token sign in as the person. */
export async function connectGoogle(data: ConnectGoogleInput): Promise<string> {
  return (await call('POST /auth/connect-google', { data })).message;
}
