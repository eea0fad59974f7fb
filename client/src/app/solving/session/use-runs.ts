import type { LanguageKey } from '@stepwise/contracts/language';
import type { Problem } from '@stepwise/contracts/problem';
import { getSubmissions } from '../../../features/submissions/submission.api.ts';
import { useCustomStore } from '../../../features/workspace/custom/custom.store.ts';
import { useEditorStore } from '../../../features/workspace/editor/editor.store.ts';
import { useShortcut } from '../../../features/workspace/layout/use-shortcut.ts';
import { buildRun } from '../../../features/workspace/run/build-run.ts';
import { useWorkspaceStore } from '../../../features/workspace/run/workspace.store.ts';

type Runs = {
  /** False until the editor is open: there is no program. */
  readonly canRun: boolean;
  /** On the tests, for a verdict. */
  readonly run: () => void;
  /** On one's own inputs. */
  readonly runCustom: () => void;
};

/** Sends a program in for a verdict; does nothing during another run. */
export function judge(problem: Problem, language: LanguageKey, code: string): void {
  const input = buildRun(problem, language, code);
  const { executeCode } = useWorkspaceStore.getState();
  void executeCode(input, (signal) => getSubmissions(problem.id, signal));
}

/** The two ways to run what is in the editor, and their keys. */
export function useRuns(problem: Problem): Runs {
  const { place, code } = useEditorStore();
  const { tryOut } = useCustomStore.getState();

  function run() {
    if (place) judge(problem, place.language, code);
  }
  useShortcut('Enter', run);

  function runCustom() {
    if (place) void tryOut(place.language, code);
  }
  useShortcut("'", runCustom);

  return { canRun: place !== null, run, runCustom };
}
