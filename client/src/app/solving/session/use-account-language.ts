import { useEffect } from 'react';
import { useAuthStore } from '../../../features/auth/auth.store.ts';
import {
  followAccount,
  noteAccount,
} from '../../../features/workspace/drafts/remembered-language.ts';
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
    // One after the other: the choice made last is the one that stays.
    let saved: Promise<unknown> = Promise.resolve();
    return useEditorStore.subscribe(({ chosen: language }, { chosen: before }) => {
      if (language === null || language === before) return;
      const save = () => savePreferences({ language }).then(() => noteAccount(userId, language));
      // To choose again on the other device is all that a failure costs.
      saved = saved.then(save).catch(() => undefined);
    });
  }, [userId]);
}
