import { create } from 'zustand';
import { asApiError } from '../../lib/api/failures/as-api-error.ts';
import { believedUser } from '../../lib/api/session/session.ts';
import { getRehearsals, postEnd, postOpened, postRehearsal } from './rehearsal.api.ts';
import { rehearsalChannel } from './rehearsal-channel.ts';
import { now, type RehearsalState } from './rehearsal-state.ts';
import { reportActions } from './report-actions.ts';
import { forgetOthers, sendChunks } from './tape/tape-queue.ts';

export type { Running } from './rehearsal-state.ts';

export const useRehearsalStore = create<RehearsalState>()((set, get, store) => ({
  past: null,
  running: null,
  error: null,
  report: null,
  reportError: null,

  load: async () => {
    set({ error: null });
    try {
      const { running, past } = await getRehearsals();
      set({ past, running: running && now(running) });
      settleTape(running?.recordsTyping ? running.id : null);
    } catch (error) {
      set({ error: asApiError(error) });
    }
  },

  start: async (wish) => {
    const rehearsal = await postRehearsal(wish);
    set({ running: now(rehearsal) });
    rehearsalChannel.tell('changed');
    return rehearsal;
  },

  open: async (problemId) => {
    if (!get().running) await get().load();
    const id = get().running?.rehearsal.id;
    if (id === undefined) return get().error === null;
    try {
      const rehearsal = await postOpened(id, problemId);
      if (rehearsal.endedAt === null) set({ running: now(rehearsal) });
      return true;
    } catch {
      // Whether it still runs is seen from the list, which says why it cannot be loaded.
      await get().load();
      return get().error === null && get().running === null;
    }
  },

  end: async (id) => {
    set({ report: await postEnd(id), running: null, past: null });
    rehearsalChannel.tell('changed');
  },

  ...reportActions(set, get, store),
}));

/**
 * A page that was left at once could not send the last of a recording. Of those that are over nothing is
 * taken any more, and nothing stays here.
 */
function settleTape(recordedId: string | null): void {
  const userId = believedUser();
  if (userId === null) return;
  forgetOthers(userId, recordedId);
  if (recordedId !== null) void sendChunks({ userId, rehearsalId: recordedId });
}
