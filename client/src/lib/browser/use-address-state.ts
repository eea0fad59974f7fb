import { useState } from 'react';
import {
  type NavigateOptions,
  NavigationType,
  useLocation,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';

/** Marks the navigations made here, among those of links. */
const OURS = { madeBy: 'address-state' };
const QUIETLY: NavigateOptions = { replace: true, state: OURS, preventScrollReset: true };

/**
 * A state that is kept in the address. It is held here as well because the router is a moment behind a
 * keystroke, and a text field that waits for it loses letters and its caret.
 * @param write the parameters of a state, made of those that are there
 */
export function useAddressState<State>(
  read: (params: URLSearchParams) => State,
  write: (state: State, params: URLSearchParams) => URLSearchParams,
): [State, (state: State) => void] {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  // Back comes to a place that was once written here.
  const isBack = useNavigationType() === NavigationType.Pop;
  const [seenKey, setSeenKey] = useState(location.key);
  const [state, setState] = useState(() => read(params));

  if (location.key !== seenKey) {
    setSeenKey(location.key);
    if (isBack || !isOurs(location.state)) setState(read(params));
  }

  function change(next: State) {
    setState(next);
    setParams((old) => write(next, old), QUIETLY);
  }

  return [state, change];
}

function isOurs(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'madeBy' in state && state.madeBy === OURS.madeBy
  );
}
