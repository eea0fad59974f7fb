import { useSyncExternalStore } from 'react';
import { isHolding, watchHolding } from './storage.ts';

/** Whether something that was typed is not kept by the browser. */
export function useHolding(): boolean {
  return useSyncExternalStore(watchHolding, isHolding);
}
