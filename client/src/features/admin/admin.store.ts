import type { Readiness } from '@stepwise/contracts/health';
import { create } from 'zustand';
import type { ApiError } from '../../lib/api/failures/api-error.ts';
import { asApiError } from '../../lib/api/failures/as-api-error.ts';
import { getReadiness } from './admin.api.ts';

type AdminState = {
  /** Null until loaded once. */
  readiness: Readiness | null;
  readinessError: ApiError | null;
  isReadinessLoading: boolean;
  getReadiness: () => Promise<void>;
};

export const useAdminStore = create<AdminState>()((set) => ({
  readiness: null,
  readinessError: null,
  isReadinessLoading: false,

  getReadiness: async () => {
    set({ isReadinessLoading: true, readinessError: null });
    try {
      set({ readiness: await getReadiness() });
    } catch (error) {
      set({ readinessError: asApiError(error) });
    } finally {
      set({ isReadinessLoading: false });
    }
  },
}));
