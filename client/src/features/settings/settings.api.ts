import type { Settings } from '@stepwise/contracts/settings';
import { call } from '../../lib/api/api-client.ts';

export async function getSettings(): Promise<Settings> {
  return (await call('GET /admin/settings')).data;
}
