import { create } from 'zustand';

export type Pane = 'problem' | 'code' | 'results';

type PaneState = {
  /** The pane to be seen where there is room for one alone. */
  pane: Pane;
  showPane: (pane: Pane) => void;
};

export const usePaneStore = create<PaneState>()((set) => ({
  pane: 'problem',
  showPane: (pane) => set({ pane }),
}));
