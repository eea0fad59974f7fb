import type { Figures } from '@stepwise/contracts/explore';
import { useEffect } from 'react';
import { create } from 'zustand';
import { hasPublicProblems } from '../browser/public-problems.ts';
import { inTime } from '../in-time.ts';

type FiguresState = {
  /** Null until they are known. */
  figures: Figures | null;
  isAsked: boolean;
  ask: () => Promise<void>;
};

export const useFiguresStore = create<FiguresState>()((set, get) => ({
  figures: null,
  isAsked: false,

  ask: async () => {
    if (get().isAsked) return;
    set({ isAsked: true });
    try {
      // The client of the API is a sixth of all code of the landing page.
      const { getFigures } = await inTime(import('./figures.api.ts'));
      set({ figures: await getFigures() });
    } catch {
      // Without them the texts say what they said before; whoever comes next asks again.
      set({ isAsked: false });
    }
  },
}));

/**
 * The figures of this installation, asked for once somebody sees where they stand. One that is closed to
 * visitors tells none.
 */
export function useFigures(isSeen: boolean): Figures | null {
  const { figures, ask } = useFiguresStore();
  useEffect(() => {
    if (isSeen && hasPublicProblems()) void ask();
  }, [isSeen, ask]);
  return figures;
}
