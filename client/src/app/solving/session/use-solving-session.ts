import type { Problem } from '@stepwise/contracts/problem';
import { useEffect } from 'react';
import { LANGUAGE_KEYS } from '@stepwise/contracts/language-list';
import { useCounterexampleStore } from '../../../features/workspace/counterexample/counterexample.store.ts';
import { useGrowthStore } from '../../../features/workspace/growth/growth.store.ts';
import { keepDraftsInStep } from '../../../features/workspace/drafts/draft-sync.ts';
import { useCustomStore } from '../../../features/workspace/custom/custom.store.ts';
import { useEditorStore } from '../../../features/workspace/editor/editor.store.ts';
import { usePaneStore } from '../../../features/workspace/layout/pane.store.ts';
import { useWorkspaceStore } from '../../../features/workspace/run/workspace.store.ts';
import { useEditorSettingsStore } from '../../../features/workspace/settings/editor-settings.store.ts';
import { useAccountLanguage } from './use-account-language.ts';

/** Opens what a person works with on a problem, and closes it when they leave. */
export function useSolvingSession(problem: Problem, userId: string): void {
  const { open, close, followOtherTabs, adopt } = useEditorStore.getState();
  const { open: openTrials, leave: leaveTrials } = useCustomStore.getState();
  const { open: openSettings } = useEditorSettingsStore.getState();
  const { getLanguages, leave } = useWorkspaceStore.getState();
  useAccountLanguage(userId);

  useEffect(() => {
    open(userId, problem.id, problem.codeSnippets);
    return close;
  }, [open, close, userId, problem]);

  useEffect(followOtherTabs, [followOtherTabs]);

  // After the editor was opened: what is taken over from the server is shown there.
  useEffect(() => {
    const languages = LANGUAGE_KEYS.filter((key) => Object.hasOwn(problem.codeSnippets, key));
    return keepDraftsInStep({ userId, problemId: problem.id, languages, adopt });
  }, [adopt, userId, problem]);

  useEffect(() => openSettings(userId), [openSettings, userId]);

  // As text: a newer answer about the problem with the same samples takes away no run and no choice.
  const samples = JSON.stringify(problem.testCases.map(({ input }) => input));
  useEffect(() => {
    openTrials(userId, problem.id, JSON.parse(samples) as string[]);
    return leaveTrials;
  }, [openTrials, leaveTrials, userId, problem.id, samples]);

  useEffect(() => {
    void getLanguages();
    return leave;
  }, [getLanguages, leave]);

  useEffect(() => useCounterexampleStore.getState().leave, [problem.id]);
  useEffect(() => useGrowthStore.getState().leave, [problem.id]);

  useEffect(() => usePaneStore.getState().showPane('problem'), [problem.id]);
}
