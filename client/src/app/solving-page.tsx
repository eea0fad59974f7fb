import type { LanguageKey } from '@stepwise/contracts/language';
import type { Problem } from '@stepwise/contracts/problem';
import { useEffect, useState } from 'react';
import { PageTitle } from '../components/ui/page-title.tsx';
import { SubmissionsTab } from '../features/submissions/components/submissions-tab.tsx';
import { getSubmissions } from '../features/submissions/submission.api.ts';
import { buildRun } from '../features/workspace/run/build-run.ts';
import { CodeComparison } from '../features/workspace/statement/code-comparison.tsx';
import { CodeView } from '../features/workspace/statement/code-view.tsx';
import { EditorPane } from '../features/workspace/editor/editor-pane.tsx';
import { ResultsPane } from '../features/workspace/results/results-pane.tsx';
import {
  StatementTabs,
  type StatementTab,
} from '../features/workspace/statement/statement-tabs.tsx';
import { WorkspaceHeader } from '../features/workspace/layout/workspace-header.tsx';
import { WorkspacePanels } from '../features/workspace/layout/workspace-panels.tsx';
import { useCustomStore } from '../features/workspace/custom/custom.store.ts';
import { useEditorSettingsStore } from '../features/workspace/settings/editor-settings.store.ts';
import { useEditorStore } from '../features/workspace/editor/editor.store.ts';
import { showUndo } from '../features/workspace/editor/show-undo.tsx';
import { useShortcut } from '../features/workspace/layout/use-shortcut.ts';
import { useWorkspaceStore } from '../features/workspace/run/workspace.store.ts';

type SolvingPageProps = { problem: Problem; userId: string };

/** The problem, the editor and the results: three features on one page. */
export function SolvingPage({ problem, userId }: SolvingPageProps) {
  const { isExecuting, progress, submission, languages } = useWorkspaceStore();
  const { getLanguages, executeCode, leave } = useWorkspaceStore();
  const { place, code, open, close, reset, replaceCode } = useEditorStore();
  const followOtherTabs = useEditorStore((state) => state.followOtherTabs);
  const { isTrying, tryOut, open: openTrials, leave: leaveTrials } = useCustomStore();
  const loadSettings = useEditorSettingsStore((state) => state.load);
  const [tab, setTab] = useState<StatementTab>('description');

  useEffect(() => {
    open(userId, problem.id, problem.codeSnippets);
    return close;
  }, [open, close, userId, problem]);

  useEffect(followOtherTabs, [followOtherTabs]);

  useEffect(() => loadSettings(userId), [loadSettings, userId]);

  useEffect(() => {
    openTrials(userId, problem.id, problem.testCases[0]?.input ?? '');
    return leaveTrials;
  }, [openTrials, leaveTrials, userId, problem]);

  useEffect(() => {
    void getLanguages();
    return leave;
  }, [getLanguages, leave]);

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

  return (
    <div className="flex min-h-dvh flex-col pt-14 min-[56rem]:h-dvh">
      <PageTitle>{problem.title}</PageTitle>
      <WorkspaceHeader
        isExecuting={isExecuting}
        canRun={place !== null}
        onReset={() => showUndo('Starter code restored', reset())}
        onRun={run}
      />
      <WorkspacePanels
        statement={
          <StatementTabs
            problem={problem}
            isSolved={isSolved}
            active={tab}
            onChange={setTab}
            submissions={
              <SubmissionsTab
                problemId={problem.id}
                latestId={submission?.id ?? null}
                renderCode={({ sourceCode, language }) => (
                  <CodeView label="Submitted code" code={sourceCode} language={language} />
                )}
                renderComparison={({ sourceCode, language }) => (
                  <CodeComparison code={sourceCode} language={language} />
                )}
                onRestore={restore}
              />
            }
          />
        }
        editor={<EditorPane statuses={languages} />}
        results={
          <ResultsPane
            {...{ problem, isExecuting, progress, submission, isTrying }}
            canRun={place !== null}
            onTryOut={runCustom}
          />
        }
      />
    </div>
  );
}
