import { useState } from 'react';
import { useMatch, useNavigate } from 'react-router-dom';
import type { StatementTab } from '../../features/workspace/statement/statement-tabs.tsx';
import { paths, patterns } from '../../lib/paths.ts';

/** The tab of the statement; a submission has an address, and to choose another tab leaves it. */
export function useStatementTab(): [StatementTab, (tab: StatementTab) => void] {
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
