import type { ReviewList, ReviewSettings } from '@stepwise/contracts/review';
import toast from 'react-hot-toast';
import { create } from 'zustand';
import { asApiError } from '../../lib/api/failures/as-api-error.ts';
import { loadInto, unloaded, type Remote } from '../../lib/api/remote.ts';
import {
  deleteCalendar,
  getReviews,
  postBury,
  postCalendar,
  postSuspend,
  putReviewSettings,
} from './review.api.ts';

type ReviewListState = Remote<'list', ReviewList> & {
  isSaving: boolean;
  getReviews: () => Promise<void>;
  saveSettings: (settings: ReviewSettings) => Promise<void>;
  /**
   * Gives the calendar another address.
   * @returns its path
   * @throws ApiError
   */
  makeCalendar: () => Promise<string>;
  /** @throws ApiError */
  endCalendar: () => Promise<void>;
  /** Leaves a problem for another day. */
  bury: (problemId: string) => Promise<boolean>;
  /** Never asks for a problem again; answers whether that is so. */
  suspend: (problemId: string) => Promise<boolean>;
  /** Asks for it again, as before. */
  resume: (problemId: string) => Promise<boolean>;
};

export const useReviewListStore = create<ReviewListState>()((set, get) => {
  /** What was chosen for one problem changes the list. */
  const change = async (act: () => Promise<void>, failure: string) => {
    try {
      await act();
    } catch (error) {
      toast.error(`${failure}: ${asApiError(error).message}`);
      return false;
    }
    await get().getReviews();
    return true;
  };

  const keepCalendar = (calendarSince: string | null) => {
    const { list } = get();
    if (list) set({ list: { ...list, calendarSince } });
  };

  return {
    ...unloaded('list'),
    isSaving: false,

    getReviews: () => loadInto(set, 'list', getReviews),

    saveSettings: async (settings) => {
      set({ isSaving: true });
      try {
        set({ list: await putReviewSettings(settings) });
        toast.success('Settings saved');
      } catch (error) {
        toast.error(`The settings could not be saved: ${asApiError(error).message}`);
      } finally {
        set({ isSaving: false });
      }
    },

    makeCalendar: async () => {
      const { path, since } = await postCalendar();
      keepCalendar(since);
      return path;
    },

    endCalendar: async () => {
      await deleteCalendar();
      keepCalendar(null);
    },

    bury: (problemId) => change(() => postBury(problemId), 'It could not be put off'),
    suspend: (problemId) => change(() => postSuspend(problemId, true), 'It could not be left out'),
    resume: (problemId) => change(() => postSuspend(problemId, false), 'It could not come back'),
  };
});
