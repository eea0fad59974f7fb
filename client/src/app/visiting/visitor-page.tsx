import type { ExploredProblem } from '@stepwise/contracts/explore';
import { PageTitle } from '../../components/ui/page/page-title.tsx';
import { NothingToTry } from '../../features/workspace/custom/input-tools.tsx';
import { EditorPane } from '../../features/workspace/editor/editor-pane.tsx';
import { useEditorStore } from '../../features/workspace/editor/editor.store.ts';
import { showUndo } from '../../components/ui/show-undo.tsx';
import { usePaneStore } from '../../features/workspace/layout/pane.store.ts';
import { useShortcut } from '../../features/workspace/layout/use-shortcut.ts';
import { WorkspacePanels } from '../../features/workspace/layout/workspace-panels.tsx';
import { Description } from '../../features/workspace/statement/description/description.tsx';
import { useSampleRunsStore } from '../../features/workspace/visit/sample-runs.store.ts';
import { ProblemTexts } from '../../lib/markdown/problem-texts.tsx';
import { useVisit } from './use-visit.ts';
import { VisitorHeader } from './visitor-header.tsx';
import { VisitorResults } from './visitor-results.tsx';

/** A problem as somebody meets it who is not signed in. */
export function VisitorPage({ problem }: { problem: ExploredProblem }) {
  const { place, code, reset } = useEditorStore();
  const { isRunning, run, stop } = useSampleRunsStore();
  useVisit(problem);
  const canRun = problem.canRun && problem.testCases.length > 0;

  function runSamples() {
    if (!place || !canRun) return;
    usePaneStore.getState().showPane('results');
    void run(problem.id, place.language, code);
  }
  useShortcut("'", runSamples);

  return (
    <div className="flex min-h-dvh flex-col pt-12 max-[18rem]:pt-0 min-[56rem]:h-dvh">
      <PageTitle>{problem.title}</PageTitle>
      <VisitorHeader
        {...{ canRun, isRunning, hasEditor: place !== null, slug: problem.slug }}
        onReset={() => showUndo('Starter code restored', reset())}
        onRun={runSamples}
        onStop={stop}
      />
      <NothingToTry value>
        <WorkspacePanels
          title={problem.title}
          hasResult={false}
          statement={
            <div className="h-full overflow-y-auto">
              <ProblemTexts of={problem}>
                <Description problem={problem} isSolved={false} />
              </ProblemTexts>
              <Hints count={problem.hintCount} />
            </div>
          }
          editor={<EditorPane statuses={null} isVisitor />}
          results={<VisitorResults problem={problem} />}
        />
      </NothingToTry>
    </div>
  );
}

function Hints({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="border-t border-line px-5 py-4 text-sm text-muted">
      {count === 1 ? 'One hint waits' : `${String(count)} hints wait`} for you once you are signed
      in.
    </p>
  );
}
