import type { PutSiteInput, RevisedSite } from '@stepwise/contracts/site';
import { call } from '../../lib/api/api-client.ts';

export async function getSite(): Promise<RevisedSite> {
  return (await call('GET /admin/site')).data;
}

/**
 * @returns what was stored
 * @throws {ApiError} CONFLICT when another administrator has saved meanwhile
 */
export async function putSite(data: PutSiteInput): Promise<RevisedSite> {
  return (await call('PUT /admin/site', { data })).data;
}
