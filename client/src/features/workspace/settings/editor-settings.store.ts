import { create } from 'zustand';
import {
  DEFAULT_SETTINGS,
  readSettings,
  writeSettings,
  type EditorSettings,
} from './editor-settings.ts';

type EditorSettingsState = {
  userId: string | null;
  settings: EditorSettings;
  /** Who rehearses writes without completion, as at a whiteboard; the setting stays. */
  isRehearsed: boolean;
  load: (userId: string) => void;
  change: (change: Partial<EditorSettings>) => void;
};

export const useEditorSettingsStore = create<EditorSettingsState>()((set, get) => ({
  userId: null,
  settings: DEFAULT_SETTINGS,
  isRehearsed: false,

  load: (userId) => set({ userId, settings: readSettings(userId) }),

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
