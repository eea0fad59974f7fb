import type { Problem } from '@stepwise/contracts/problem';
import type { ComponentProps } from 'react';
import { PageTitle } from '../../components/ui/page/page-title.tsx';
import { useCustomStore } from '../../features/workspace/custom/custom.store.ts';
import { EditorPane } from '../../features/workspace/editor/editor-pane.tsx';
import { useEditorStore } from '../../features/workspace/editor/editor.store.ts';
import { showUndo } from '../../components/ui/show-undo.tsx';
import { usePaneStore } from '../../features/workspace/layout/pane.store.ts';
import { STACKED } from '../../features/workspace/layout/stacked.ts';
import { WorkspaceHeader } from '../../features/workspace/layout/workspace-header.tsx';
import { WorkspacePanels } from '../../features/workspace/layout/workspace-panels.tsx';
import { ResultsPane } from '../../features/workspace/results/results-pane.tsx';
import { useWorkspaceStore } from '../../features/workspace/run/workspace.store.ts';
import { useMediaQuery } from '../../lib/browser/screen/use-media-query.ts';
import { ProblemStatement } from './problem-statement.tsx';
import { useRehearsalParts } from './rehearsal-parts.tsx';
import { stopRun } from './session/stop-run.ts';
import { usualParts } from './usual-parts.tsx';
import { useLastResult } from './session/use-last-result.ts';
import { usePathPlace } from './session/use-path-place.ts';
import { useReviewSession } from './session/use-review-session.ts';
import { useRuns } from './session/use-runs.ts';
import { useSolvingSession } from './session/use-solving-session.ts';
import { useStatementTab } from './use-statement-tab.ts';

type SolvingPageProps = { problem: Problem; userId: string };

/** The problem, the editor and the results: three features on one page. */
export function SolvingPage({ problem, userId }: SolvingPageProps) {
  const { isExecuting, submission, isRestored, languages } = useWorkspaceStore();
  const { isTrying, stop: stopTrying } = useCustomStore();
  const { reset } = useEditorStore.getState();
  const pathPlace = usePathPlace(problem.id);
  const [tab, setTab] = useStatementTab();
  useSolvingSession(problem, userId);
  const { help, isReview, seconds } = useReviewSession(problem.id);
  useLastResult(problem.id, isReview);
  const rehearsal = useRehearsalParts(problem);
  const isStacked = useMediaQuery(STACKED);
  const { canRun, run, runCustom } = useRuns(problem);

  function readEditorial() {
    setTab('editorial');
    usePaneStore.getState().showPane('problem');
  }
  const parts =
    rehearsal ??
    usualParts({
      ...{ problem, pathPlace, isReview, seconds, isStacked },
      onEditorial: readEditorial,
      isNews: !isRestored,
    });

  return (
    <div className="flex min-h-dvh flex-col pt-12 max-[18rem]:pt-0 min-[56rem]:h-dvh">
      <PageTitle>{problem.title}</PageTitle>
      <WorkspaceHeader
        {...{ isExecuting, isTrying, canRun, onRun: run, onTryOut: runCustom }}
        onReset={() => showUndo('Starter code restored', reset())}
        onStop={isExecuting ? () => void stopRun(problem.id) : stopTrying}
        back={parts.back}
        place={parts.place}
        tools={parts.tools}
      />
      <WorkspacePanels
        title={problem.title}
        // Nothing moves for the result of an earlier visit.
        hasResult={submission !== null && !isRestored}
        statement={
          <ProblemStatement
            {...{ problem, userId, submission, help }}
            above={parts.above}
            isPlain={isReview || problem.isSealed === true}
            active={tab}
            onChange={setTab}
          />
        }
        editor={<EditorPane statuses={languages} />}
        results={
          <Results
            {...{ problem, isTrying, canRun, onTryOut: runCustom }}
            afterAccepted={parts.afterAccepted}
          />
        }
      />
    </div>
  );
}

type ResultsProps = Pick<
  ComponentProps<typeof ResultsPane>,
  'problem' | 'isTrying' | 'canRun' | 'onTryOut' | 'afterAccepted'
>;

function Results(props: ResultsProps) {
  const { isExecuting, progress, submission, isRestored, refusal } = useWorkspaceStore();
  return <ResultsPane {...props} {...{ isExecuting, progress, submission, isRestored, refusal }} />;
}
