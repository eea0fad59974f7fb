import type { ConnectGoogleInput } from '@stepwise/contracts/auth';
import { call } from '../../lib/api/api-client.ts';

type GoogleConnection = { message: string; data: { connected: boolean } };

const contract = async () => (await import('@stepwise/contracts/auth')).googleConnectionSchema;

/** Whether the person can sign in with Google. */
export async function isGoogleConnected(): Promise<boolean> {
  const config = { method: 'get', url: '/auth/google-connection' };
  return (await call<GoogleConnection>(config, contract)).data.connected;
}

/** Lets the Google account behind the token sign in as the person. */
export async function connectGoogle(data: ConnectGoogleInput): Promise<string> {
  const config = { method: 'post', url: '/auth/connect-google', data };
  return (await call<GoogleConnection>(config, contract)).message;
}
