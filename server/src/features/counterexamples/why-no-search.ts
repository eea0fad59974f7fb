import type { LanguageKey } from '@stepwise/contracts/language';
import { canRun } from '../../judge/can-run.ts';
import type { JudgeEngine } from '../../judge/engine.ts';
import type { NoSearchReason } from './counterexample.presenter.ts';
import type { SuspectRow } from './counterexample.queries.ts';

/** Why there is no failing input to look for; null for a program that has failed. */
export function whyNotFailed({
  state,
  verdict,
}: Pick<SuspectRow, 'state' | 'verdict'>): NoSearchReason | null {
  if (state !== 'DONE' || verdict === 'Internal Error') return 'not judged';
  if (verdict === 'Accepted') return 'accepted';
  return verdict === 'Compilation Error' ? 'not compiled' : null;
}

/** Why nothing can be looked for on this installation; null when it can. */
export function whyNotHere(engine: JudgeEngine, language: LanguageKey): NoSearchReason | null {
  // The problem's own programs are in Python.
  return canRun(engine, language, 'PYTHON') ? null : 'language';
}
