import type { ConnectGoogleInput, DisconnectGoogleInput } from '@stepwise/contracts/auth';
import { call } from '../../lib/api/api-client.ts';

/** Whether the person can sign in with Google. */
export async function isGoogleConnected(): Promise<boolean> {
  return (await call('GET /auth/google-connection')).data.connected;
}

/** Lets the Google account behind the token sign in as the person. */
export async function connectGoogle(data: ConnectGoogleInput): Promise<string> {
  return (await call('POST /auth/connect-google', { data })).message;
}

/** Lets no Google account sign in as the person any more. */
export async function disconnectGoogle(data: DisconnectGoogleInput): Promise<string> {
  return (await call('DELETE /auth/google-connection', { data })).message;
}
