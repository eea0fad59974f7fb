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
  load: (userId: string) => void;
  change: (change: Partial<EditorSettings>) => void;
};

export const useEditorSettingsStore = create<EditorSettingsState>()((set, get) => ({
  userId: null,
  settings: DEFAULT_SETTINGS,

  load: (userId) => set({ userId, settings: readSettings(userId) }),

  change: (change) => {
    const { userId } = get();
    const settings = { ...get().settings, ...change };
    set({ settings });
    if (userId !== null) writeSettings(userId, settings);
  },
}));
