import type { LanguageKey } from '@stepwise/contracts/language';
import type { Problem } from '@stepwise/contracts/problem';
import { useState } from 'react';
import { useMatch, useNavigate, useParams } from 'react-router-dom';
import { PageTitle } from '../../components/ui/page-title.tsx';
import { NextReview } from '../../features/review/components/next-review.tsx';
import { SubmissionsTab } from '../../features/submissions/components/submissions-tab.tsx';
import { getSubmissions } from '../../features/submissions/submission.api.ts';
import { useCustomStore } from '../../features/workspace/custom/custom.store.ts';
import { EditorPane } from '../../features/workspace/editor/editor-pane.tsx';
import { useEditorStore } from '../../features/workspace/editor/editor.store.ts';
import { showUndo } from '../../features/workspace/editor/show-undo.tsx';
import { usePaneStore } from '../../features/workspace/layout/pane.store.ts';
import { useShortcut } from '../../features/workspace/layout/use-shortcut.ts';
import { WorkspaceHeader } from '../../features/workspace/layout/workspace-header.tsx';
import { WorkspacePanels } from '../../features/workspace/layout/workspace-panels.tsx';
import { NotesTab } from '../../features/workspace/notes/notes-tab.tsx';
import { ResultView } from '../../features/workspace/results/result-view.tsx';
import { ResultsPane } from '../../features/workspace/results/results-pane.tsx';
import { buildRun } from '../../features/workspace/run/build-run.ts';
import { useWorkspaceStore } from '../../features/workspace/run/workspace.store.ts';
import { CodeComparison } from '../../features/workspace/statement/code-comparison.tsx';
import { CodeView } from '../../features/workspace/statement/code-view.tsx';
import {
  StatementTabs,
  type StatementTab,
} from '../../features/workspace/statement/statement-tabs.tsx';
import { paths, patterns } from '../../lib/paths.ts';
import { PathSteps } from './path-steps.tsx';
import { ProblemSwitcher } from './problem-switcher.tsx';
import { ProblemTools } from './problem-tools.tsx';
import { stopRun } from './stop-run.ts';
import { usePathPlace } from './use-path-place.ts';
import { useReviewSession } from './use-review-session.ts';
import { useSolvingSession } from './use-solving-session.ts';
import { WhatsNext } from './whats-next.tsx';

type SolvingPageProps = { problem: Problem; userId: string };

/** The problem, the editor and the results: three features on one page. */
export function SolvingPage({ problem, userId }: SolvingPageProps) {
  const { isExecuting, progress, submission, languages } = useWorkspaceStore();
  const { executeCode, isRestored } = useWorkspaceStore();
  const { place, code, reset, replaceCode } = useEditorStore();
  const { isTrying, tryOut, stop: stopTrying } = useCustomStore();
  const pathPlace = usePathPlace(problem.id);
  const [tab, setTab] = useStatementTab();
  const addresses = useAddresses(problem.id);
  useSolvingSession(problem, userId);
  const help = useReviewSession(problem.id);

  const isSolved = problem.solvedBy.length > 0 || submission?.status === 'Accepted';

  function run() {
    if (!place) return;
    const input = buildRun(problem, place.language, code);
    void executeCode(input, (signal) => getSubmissions(problem.id, signal));
  }
  useShortcut('Enter', run);

  function runCustom() {
    if (place) void tryOut(place.language, code);
  }
  useShortcut("'", runCustom);

  function restore(language: LanguageKey, code: string) {
    showUndo('Submission restored', replaceCode(language, code));
  }

  function readEditorial() {
    setTab('editorial');
    usePaneStore.getState().showPane('problem');
  }

  return (
    <div className="flex min-h-dvh flex-col pt-12 max-[18rem]:pt-0 min-[56rem]:h-dvh">
      <PageTitle>{problem.title}</PageTitle>
      <WorkspaceHeader
        {...{ isExecuting, isTrying, canRun: place !== null, onRun: run, onTryOut: runCustom }}
        onReset={() => showUndo('Starter code restored', reset())}
        onStop={isExecuting ? () => stopRun(problem.id) : stopTrying}
        place={
          <>
            <ProblemSwitcher currentId={problem.id} place={pathPlace} />
            {pathPlace ? <PathSteps place={pathPlace} /> : null}
          </>
        }
        tools={<ProblemTools problem={problem} />}
      />
      <WorkspacePanels
        title={problem.title}
        hasFailed={hasFailed(isExecuting, isRestored, submission?.status)}
        statement={
          <StatementTabs
            problem={problem}
            isSolved={isSolved}
            active={tab}
            onChange={setTab}
            help={help}
            notes={<NotesTab userId={userId} problemId={problem.id} />}
            submissions={
              <SubmissionsTab
                problemId={problem.id}
                latestId={submission?.id ?? null}
                {...addresses}
                renderResult={(one) => <ResultView submission={one} />}
                renderCode={({ sourceCode, language }) => (
                  <CodeView label="Submitted code" code={sourceCode} language={language} />
                )}
                renderComparison={({ sourceCode, language }) => (
                  <CodeComparison
                    code={sourceCode}
                    language={language}
                    name="submission"
                    className="h-[45rem]"
                  />
                )}
                onRestore={restore}
              />
            }
          />
        }
        editor={<EditorPane statuses={languages} />}
        results={
          <ResultsPane
            {...{ problem, isExecuting, progress, submission, isRestored, isTrying }}
            canRun={place !== null}
            onTryOut={runCustom}
            afterAccepted={
              <WhatsNext
                place={pathPlace}
                hasEditorial={Boolean(problem.editorial?.trim())}
                onEditorial={readEditorial}
                review={<NextReview problemId={problem.id} />}
              />
            }
          />
        }
      />
    </div>
  );
}

/** Which submission is open, and where the list and the others are. */
function useAddresses(problemId: string) {
  // An address may name the problem by its id or in words; links keep to the one that is there.
  const { id: address = problemId } = useParams();
  const { submissionId = null } = useMatch(patterns.submission)?.params ?? {};
  return {
    openId: submissionId,
    listAddress: paths.problem(address),
    addressOf: (id: string) => paths.submission(address, id),
  };
}

/** The tab of the statement; a submission has an address, and to choose another tab leaves it. */
function useStatementTab(): [StatementTab, (tab: StatementTab) => void] {
  const { id = '', submissionId } = useMatch(patterns.submission)?.params ?? {};
  const [chosen, setChosen] = useState<StatementTab>(submissionId ? 'submissions' : 'description');
  const [seenId, setSeenId] = useState(submissionId);
  const navigate = useNavigate();
  if (seenId !== submissionId) {
    setSeenId(submissionId);
    if (submissionId) setChosen('submissions');
  }
  return [
    chosen,
    (tab) => {
      setChosen(tab);
      if (submissionId && tab !== 'submissions') void navigate(paths.problem(id));
    },
  ];
}

/** Null while that is not known, and for the result of an earlier visit, which nothing moves for. */
function hasFailed(isExecuting: boolean, isRestored: boolean, status?: string): boolean | null {
  if (isExecuting || isRestored || status === undefined) return null;
  return status !== 'Accepted';
}
