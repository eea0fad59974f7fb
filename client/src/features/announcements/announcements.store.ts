import type { Announcement, WriteAnnouncementInput } from '@stepwise/contracts/announcement';
import toast from 'react-hot-toast';
import { create } from 'zustand';
import { believedUser } from '../../lib/api/session/session.ts';
import { asApiError } from '../../lib/api/failures/as-api-error.ts';
import { loadInto, unloaded, type Remote } from '../../lib/api/remote.ts';
import { useBannerStore } from './announcement.store.ts';
import {
  deleteAnnouncement,
  getAnnouncements,
  postAnnouncement,
  putAnnouncement,
} from './announcement.api.ts';

type AnnouncementsState = Remote<'announcements', readonly Announcement[]> & {
  load: () => Promise<void>;
  /**
   * Writes a new one, or changes the one of this id.
   * @throws {ApiError}
   */
  save: (id: string | null, input: WriteAnnouncementInput) => Promise<void>;
  /** What fails is told. */
  remove: (id: string) => Promise<void>;
};

/** Who has written it sees on the same page what became of it. */
function showNow(): void {
  void useBannerStore.getState().load(believedUser());
}

/** What administrators have written. */
export const useAnnouncementsStore = create<AnnouncementsState>()((set, get) => {
  const without = (id: string) => (get().announcements ?? []).filter((one) => one.id !== id);
  return {
    ...unloaded('announcements'),

    load: () => loadInto(set, 'announcements', getAnnouncements),

    save: async (id, input) => {
      const saved = await (id === null ? postAnnouncement(input) : putAnnouncement(id, input));
      set({ announcements: [saved, ...without(saved.id)] });
      showNow();
    },

    remove: async (id) => {
      try {
        await deleteAnnouncement(id);
        set({ announcements: without(id) });
        showNow();
        toast.success('Announcement deleted');
      } catch (error) {
        toast.error(asApiError(error).message);
      }
    },
  };
});
