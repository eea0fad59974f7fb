import { create } from 'zustand';
import {
  DEFAULT_SETTINGS,
  isSettingsChange,
  readSettings,
  writeSettings,
  type EditorSettings,
} from './editor-settings.ts';

type EditorSettingsState = {
  userId: string | null;
  settings: EditorSettings;
  /** Who rehearses writes without completion, as at a whiteboard; the setting stays. */
  isRehearsed: boolean;
  /** Loads them, and again whenever another tab has changed them. Answers with the way to stop. */
  open: (userId: string) => () => void;
  change: (change: Partial<EditorSettings>) => void;
};

export const useEditorSettingsStore = create<EditorSettingsState>()((set, get) => ({
  userId: null,
  settings: DEFAULT_SETTINGS,
  isRehearsed: false,

  open: (userId) => {
    const load = () => set({ userId, settings: readSettings(userId) });
    const onStorage = (event: StorageEvent) => {
      if (isSettingsChange(userId, event)) load();
    };
    load();
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },

  change: (change) => {
    const { userId } = get();
    const settings = { ...get().settings, ...change };
    set({ settings });
    if (userId !== null) writeSettings(userId, settings);
  },
}));

/** The settings with which code is edited now. */
export function settingsNow({ settings, isRehearsed }: EditorSettingsState): EditorSettings {
  return isRehearsed ? { ...settings, completion: false } : settings;
}
