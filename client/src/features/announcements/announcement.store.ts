import type { ShownAnnouncement } from '@stepwise/contracts/announcement';
import { create } from 'zustand';
import { inTime } from '../../lib/in-time.ts';

type BannerState = {
  /** Warnings first. */
  shown: readonly ShownAnnouncement[];
  /**
   * @param userId null for a visitor
   * @returns whether there was an answer
   */
  load: (userId: string | null) => Promise<boolean>;
  /** Takes one away that was closed. */
  drop: (id: string) => void;
  /** Another person comes. */
  forget: () => void;
};

// Rarely needed, and every page begins with this code.
const loadReader = () => inTime(import('./read-shown.ts'));

/** Of the newest load: another person may have come while an earlier one was on its way. */
let newest = 0;

export const useBannerStore = create<BannerState>()((set, get) => ({
  shown: [],

  load: async (userId) => {
    newest += 1;
    const own = newest;
    try {
      const shown = await (await loadReader()).readShown(userId);
      if (own === newest) set({ shown });
      return true;
    } catch {
      // No person asked for it: what was shown stays, and a while later it is read again.
      return false;
    }
  },

  drop: (id) => set({ shown: get().shown.filter((one) => one.id !== id) }),

  forget: () => {
    newest += 1;
    set({ shown: [] });
  },
}));
