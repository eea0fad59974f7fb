import type { Settings } from '@stepwise/contracts/settings';
import { create } from 'zustand';
import { loadInto, unloaded, type Remote } from '../../lib/api/remote.ts';
import { getSettings } from './settings.api.ts';

type SettingsState = Remote<'settings', Settings> & {
  load: () => Promise<void>;
};

export const useSettingsStore = create<SettingsState>()((set) => ({
  ...unloaded('settings'),

  load: () => loadInto(set, 'settings', getSettings),
}));
