import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { readProblemQuery, writeProblemQuery, type ProblemQuery } from './problem-query.ts';

/** Marks the navigations made here, among those of links and of Back. */
const OURS = { madeBy: 'problem-query' };

/**
 * The query of the list, kept in the address. It is held here as well because the router is a moment
 * behind a keystroke, and a text field that waits for it loses letters and its caret.
 */
export function useProblemQuery(): [ProblemQuery, (query: ProblemQuery) => void] {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const [seenKey, setSeenKey] = useState(location.key);
  const [query, setQuery] = useState(() => readProblemQuery(params));

  if (location.key !== seenKey) {
    setSeenKey(location.key);
    if (!isOurs(location.state)) setQuery(readProblemQuery(params));
  }

  function changeQuery(next: ProblemQuery) {
    setQuery(next);
    setParams(writeProblemQuery(next), { replace: true, state: OURS, preventScrollReset: true });
  }

  return [query, changeQuery];
}

function isOurs(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'madeBy' in state && state.madeBy === OURS.madeBy
  );
}
