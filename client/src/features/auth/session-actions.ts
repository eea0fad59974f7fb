import toast from 'react-hot-toast';
import { asApiError } from '../../lib/api/failures/as-api-error.ts';
import { reloadPage } from '../../lib/browser/release.ts';
import { changeSession, sessionEpoch, wasOfAnother } from '../../lib/api/session/session.ts';
import { type AuthActions, NOBODY } from './auth-state.ts';
import { loadAuthApi } from './load-auth-api.ts';
import { forgetSessionMarker, markedUser } from './session-marker.ts';

/** How the page learns whose session it is. */
export const sessionActions: AuthActions<'checkAuth' | 'lookAgain' | 'hear' | 'forgetUser'> = (
  set,
  get,
) => ({
  checkAuth: async () => {
    // A stranger has nobody to ask about: no call, and no refusal in the console.
    if (markedUser() === null) return set({ ...NOBODY, isCheckingAuth: false });
    const askedIn = sessionEpoch();
    set({ isCheckingAuth: true });
    try {
      const { getProfile } = await loadAuthApi();
      const authUser = await getProfile();
      if (askedIn === sessionEpoch()) set({ authUser, authError: null });
    } catch (cause) {
      const error = asApiError(cause);
      // Whoever has signed in meanwhile stays. The spec: a failed check says nothing by itself.
      if (askedIn === sessionEpoch()) {
        set({ authUser: null, authError: error.status === 401 ? null : error });
      }
    } finally {
      set({ isCheckingAuth: false });
    }
  },

  lookAgain: async () => {
    if (markedUser() === null) return get().authUser ? get().forgetUser() : undefined;
    const askedIn = sessionEpoch();
    try {
      const { getProfile } = await loadAuthApi();
      const authUser = await getProfile();
      if (askedIn !== sessionEpoch()) return;
      // The stores still hold what the one before them had loaded.
      if (wasOfAnother(authUser.id)) return reloadPage();
      set({ authUser, authError: null });
    } catch {
      // That the session has ended, or is somebody else's, is told below. The rest says nothing of it.
    }
  },

  hear: (news) => {
    const { authUser, lookAgain, forgetUser } = get();
    changeSession();
    if (!authUser) return void lookAgain();
    if (news === null) {
      toast('You have signed out in another tab.');
      forgetUser();
    } else if (news.userId !== authUser.id) {
      set({ otherUser: { name: news.name } });
    }
  },

  forgetUser: () => {
    forgetSessionMarker();
    set(NOBODY);
  },
});
