import type { AuditEvent } from '@stepwise/contracts/audit';
import { call } from '../../../lib/api/api-client.ts';
import { fetchFile } from '../../../lib/api/fetch-response.ts';
import type { ListPage } from '../../../lib/api/paged-list.ts';
import type { AuditWish } from './audit-filters.ts';

export function listAudit(wish: AuditWish, cursor: string | null): Promise<ListPage<AuditEvent>> {
  const params = cursor === null ? wish : { ...wish, cursor };
  return call('GET /admin/audit', { params });
}

/** Every act that a search finds, as a CSV file. */
export function exportAudit(query: AuditWish): Promise<Blob> {
  return fetchFile('GET /admin/audit/export', 'text/csv', { query });
}
