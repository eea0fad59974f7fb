import type { Readiness } from '@stepwise/contracts/health';
import { create } from 'zustand';
import { loadInto, unloaded, type Remote } from '../../lib/api/remote.ts';
import { getReadiness } from './admin.api.ts';

type AdminState = Remote<'readiness', Readiness> & {
  getReadiness: () => Promise<void>;
};

export const useAdminStore = create<AdminState>()((set) => ({
  ...unloaded('readiness'),

  getReadiness: () => loadInto(set, 'readiness', getReadiness),
}));
