import type { LanguageKey } from '@stepwise/contracts/language';
import type { Problem } from '@stepwise/contracts/problem';
import type { ReactNode } from 'react';
import { useMatch, useParams } from 'react-router-dom';
import { SubmissionsTab } from '../../features/submissions/components/submissions-tab.tsx';
import { useEditorStore } from '../../features/workspace/editor/editor.store.ts';
import { showUndo } from '../../components/ui/show-undo.tsx';
import { ResultView } from '../../features/workspace/results/result-view.tsx';
import { CodeComparison } from '../../features/workspace/statement/code/code-comparison.tsx';
import { CodeView } from '../../features/workspace/statement/code/code-view.tsx';
import { paths, patterns } from '../../lib/paths.ts';
import { RunAgain } from './run-again.tsx';

type ProblemSubmissionsProps = {
  problem: Problem;
  latestId: string | null;
  /** Below the list. */
  reviews: ReactNode;
};

/** One's submissions, shown with what the workspace has for results and code. */
export function ProblemSubmissions({ problem, latestId, reviews }: ProblemSubmissionsProps) {
  const addresses = useAddresses(problem.id);
  const { replaceCode } = useEditorStore.getState();

  function restore(language: LanguageKey, code: string) {
    showUndo('Submission restored', replaceCode(language, code));
  }

  return (
    <>
      <SubmissionsTab
        problemId={problem.id}
        latestId={latestId}
        {...addresses}
        renderResult={(one) => <ResultView submission={one} limits={problem} />}
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
        renderRunAgain={(one) => <RunAgain problem={problem} submission={one} />}
        onRestore={restore}
      />
      {addresses.openId === null ? reviews : null}
    </>
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
