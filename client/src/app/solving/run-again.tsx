import type { Problem } from '@stepwise/contracts/problem';
import type { Submission } from '@stepwise/contracts/submission';
import { Play } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { showUndo } from '../../components/ui/show-undo.tsx';
import { useEditorStore } from '../../features/workspace/editor/editor.store.ts';
import { useWorkspaceStore } from '../../features/workspace/run/workspace.store.ts';
import { judge } from './session/use-runs.ts';

type RunAgainProps = { problem: Problem; submission: Submission };

/** For a verdict on earlier tests: the same code on those of today. */
export function RunAgain({ problem, submission }: RunAgainProps) {
  const isExecuting = useWorkspaceStore((state) => state.isExecuting);
  const { language, sourceCode, outdated, judgedAgain } = submission;
  if (!outdated || judgedAgain) return null;

  function runAgain() {
    // What a result says of a line is marked in the editor: the program has to be there.
    const { replaceCode } = useEditorStore.getState();
    showUndo('Submission restored', replaceCode(language, sourceCode));
    judge(problem, language, sourceCode);
  }

  return (
    <Button
      size="sm"
      busy={isExecuting}
      busyText="Running..."
      icon={<Play className="size-3.5 fill-current" aria-hidden="true" />}
      title="Judges this code by the tests of today"
      onClick={runAgain}
    >
      Run this code again
    </Button>
  );
}
