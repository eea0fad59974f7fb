import type { Settings } from '@stepwise/contracts/settings';
import { call } from '../../lib/api/api-client.ts';

export async function getSettings(): Promise<Settings> {
  return (await call('GET /admin/settings')).data;
}

/** @returns whether the mail server took it, and if not, why */
export async function postTestMail(): Promise<string> {
  return (await call('POST /admin/mail/test')).message;
}
