import { useEffect } from 'react';
import { useRejudgingStore, type OfProblem } from './rejudging.store.ts';

/** While one runs, its figures are asked for so often. */
const REFRESH_MS = 2_000;

/** What there is to judge again of a problem, kept up to date while that goes on. */
export function useProblemRejudging(id: string): OfProblem {
  const { ofProblem, loadOfProblem, rejudgings } = useRejudgingStore();
  const current = ofProblem?.id === id ? ofProblem : { id, known: null, hasFailed: false };
  const isMoving = current.known?.newest?.state === 'RUNNING';

  useEffect(() => {
    void loadOfProblem(id);
    // Whoever begins, pauses or ends one loads them all.
  }, [loadOfProblem, id, rejudgings]);

  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => void loadOfProblem(id), REFRESH_MS);
    return () => clearInterval(timer);
  }, [isMoving, loadOfProblem, id]);

  return current;
}
