import { useEffect } from 'react';
import { useAuthStore } from '../../../features/auth/auth.store.ts';
import { followAccount } from '../../../features/workspace/drafts/remembered-language.ts';
import { useEditorStore } from '../../../features/workspace/editor/editor.store.ts';
import { savePreferences } from '../../preferences/save-preferences.ts';

/**
 * The language that is chosen in the editor is the person's on every device. To be called before the editor is
 * opened.
 */
export function useAccountLanguage(userId: string): void {
  useEffect(() => {
    const chosen = useAuthStore.getState().authUser?.preferences?.language;
    if (chosen) followAccount(userId, chosen);
    return useEditorStore.subscribe(({ place }, { place: before }) => {
      // A problem that is opened need not have the language.
      if (!place || !before || place.language === before.language) return;
      // To choose again on the other device is all that a failure costs.
      void savePreferences({ language: place.language }).catch(() => undefined);
    });
  }, [userId]);
}
