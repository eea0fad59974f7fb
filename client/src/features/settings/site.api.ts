import type { Site } from '@stepwise/contracts/site';
import { call } from '../../lib/api/api-client.ts';

export async function getSite(): Promise<Site> {
  return (await call('GET /admin/site')).data;
}

/** @returns what was stored */
export async function putSite(data: Site): Promise<Site> {
  return (await call('PUT /admin/site', { data })).data;
}
