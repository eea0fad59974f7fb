import type { ProblemFigures, ProblemFiguresSort } from '@stepwise/contracts/metrics';
import { create } from 'zustand';
import type { ApiError } from '../../lib/api/failures/api-error.ts';
import { asApiError } from '../../lib/api/failures/as-api-error.ts';
import { getProblemFigures, type ProblemFiguresWish } from './metrics.api.ts';

type ProblemFiguresState = {
  wish: ProblemFiguresWish;
  /** Null until loaded once. */
  rows: ProblemFigures[] | null;
  /** On all pages. */
  total: number;
  /** Of the last look; the rows before it stay. */
  figuresError: ApiError | null;
  isLoading: boolean;
  load: () => Promise<void>;
  /** Sorts by a column, or the other way round when it is sorted by it already. */
  sortBy: (sort: ProblemFiguresSort) => Promise<void>;
  goTo: (page: number) => Promise<void>;
};

export const useProblemFiguresStore = create<ProblemFiguresState>()((set, get) => {
  const wishFor = (wish: ProblemFiguresWish) => {
    set({ wish });
    return get().load();
  };
  return {
    wish: { sort: 'tried', descending: true, page: 1 },
    rows: null,
    total: 0,
    figuresError: null,
    isLoading: false,

    load: async () => {
      const { wish } = get();
      // Answers to earlier wishes are dropped.
      const settle = (state: Partial<ProblemFiguresState>) => {
        if (get().wish === wish) set({ ...state, isLoading: false });
      };
      set({ isLoading: true });
      try {
        const { data, total } = await getProblemFigures(wish);
        settle({ rows: data, total, figuresError: null });
      } catch (error) {
        settle({ figuresError: asApiError(error) });
      }
    },

    sortBy: (sort) => {
      const { wish } = get();
      const descending =
        wish.sort === sort ? !wish.descending : !['number', 'title'].includes(sort);
      return wishFor({ sort, descending, page: 1 });
    },

    goTo: (page) => wishFor({ ...get().wish, page }),
  };
});
