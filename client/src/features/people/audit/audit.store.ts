import type { AuditEvent } from '@stepwise/contracts/audit';
import { createPagedList } from '../../../lib/api/paged-list.ts';
import type { AuditWish } from './audit-filters.ts';
import { listAudit } from './audit.api.ts';

export const useAuditStore = createPagedList<AuditEvent, AuditWish>(
  (wish, cursor) => listAudit(wish, cursor),
  {},
);
