import type { ExploredProblem } from '@stepwise/contracts/explore';
import { useEffect } from 'react';
import { VISITOR } from '../../features/workspace/drafts/visitor-drafts.ts';
import { useEditorStore } from '../../features/workspace/editor/editor.store.ts';
import { usePaneStore } from '../../features/workspace/layout/pane.store.ts';
import { useEditorSettingsStore } from '../../features/workspace/settings/editor-settings.store.ts';
import { useSampleRunsStore } from '../../features/workspace/visit/sample-runs.store.ts';

/** Opens what a visitor works with on a problem, and closes it when they leave. */
export function useVisit(problem: ExploredProblem): void {
  const { open, close, followOtherTabs } = useEditorStore.getState();

  useEffect(() => {
    open(VISITOR, problem.id, problem.codeSnippets);
    return close;
  }, [open, close, problem]);

  useEffect(followOtherTabs, [followOtherTabs]);
  useEffect(() => useEditorSettingsStore.getState().open(VISITOR), []);
  useEffect(() => useSampleRunsStore.getState().leave, [problem.id]);
  useEffect(() => usePaneStore.getState().showPane('problem'), [problem.id]);
}
