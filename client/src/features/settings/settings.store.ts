import type { Settings } from '@stepwise/contracts/settings';
import { create } from 'zustand';
import type { ApiError } from '../../lib/api/failures/api-error.ts';
import { asApiError } from '../../lib/api/failures/as-api-error.ts';
import { getSettings } from './settings.api.ts';

type SettingsState = {
  /** Null until loaded. */
  settings: Settings | null;
  error: ApiError | null;
  load: () => Promise<void>;
};

export const useSettingsStore = create<SettingsState>()((set) => ({
  settings: null,
  error: null,

  load: async () => {
    set({ error: null });
    try {
      set({ settings: await getSettings() });
    } catch (error) {
      set({ error: asApiError(error) });
    }
  },
}));
