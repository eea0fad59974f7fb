import type { LoginInput, RegisterInput, User } from '@stepwise/contracts/auth';
import toast from 'react-hot-toast';
import { create } from 'zustand';
import { ApiError } from '../../lib/api/api-error.ts';
import { asApiError } from '../../lib/api/as-api-error.ts';
import { onSessionChange } from '../../lib/api/session-events.ts';
import { believeIn, changeSession, sessionEpoch } from '../../lib/api/session.ts';
import type { GooglePayload, SignedIn } from './auth.api.ts';
import { loadAuthApi } from './load-auth-api.ts';
import { tellOtherTabs, type SessionNews } from './session-channel.ts';
import { forgetSessionMarker, markedUser } from './session-marker.ts';

type AuthState = {
  authUser: User | null;
  /** A registration is in progress. */
  isRegistered: boolean;
  isLoggingIn: boolean;
  /** True from the start: before the first answer nobody is known to be signed out. */
  isCheckingAuth: boolean;
  /** Why it is not known who is signed in; null when it is. Only a 401 means that nobody is. */
  authError: ApiError | null;
  /** Somebody else is signed in by now than this page shows; the name as far as it is known. */
  otherUser: { readonly name: string | null } | null;
  checkAuth: () => Promise<void>;
  /** Looks whether the session is still that of the person shown. Changes nothing where it cannot. */
  lookAgain: () => Promise<void>;
  /** What another tab has done. */
  hear: (news: SessionNews) => void;
  /** Rejects with the ApiError after its toast, so that a form can mark its fields. */
  register: (payload: RegisterInput | GooglePayload) => Promise<void>;
  login: (payload: LoginInput | GooglePayload) => Promise<void>;
  logout: () => Promise<void>;
  /** The server no longer knows the session. */
  forgetUser: () => void;
};

const NOBODY = { authUser: null, authError: null, otherUser: null };

export const useAuthStore = create<AuthState>()((set, get) => ({
  authUser: null,
  isRegistered: false,
  isLoggingIn: false,
  isCheckingAuth: true,
  authError: null,
  otherUser: null,

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
      if (askedIn === sessionEpoch()) set({ authUser, authError: null });
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

  register: async (payload) => {
    set({ isRegistered: true });
    try {
      const { postRegister } = await loadAuthApi();
      const { message, user } = await postRegister(payload);
      set(enter(user));
      toast.success(message);
    } catch (error) {
      toast.error('Error registration');
      throw error;
    } finally {
      set({ isRegistered: false });
    }
  },

  login: async (payload) => {
    set({ isLoggingIn: true });
    try {
      const { message, user } = await loginOrJoin(payload);
      set(enter(user));
      toast.success(message);
    } catch (error) {
      toast.error('Error logging in');
      throw error;
    } finally {
      set({ isLoggingIn: false });
    }
  },

  logout: async () => {
    try {
      const { postLogout } = await loadAuthApi();
      await postLogout();
      set(NOBODY);
      tellOtherTabs(null);
      toast.success('Logout successful');
    } catch {
      // Whose session had ended before is out, and was told so.
      if (get().authUser) toast.error('Error logging out');
    }
  },

  forgetUser: () => {
    forgetSessionMarker();
    set(NOBODY);
  },
}));

// Every call says whom the page shows.
useAuthStore.subscribe(({ authUser }) => believeIn(authUser?.id ?? null));

onSessionChange({
  // Whichever call notices first that the session has ended: the guards do the rest.
  onEnd: () => {
    const { authUser, isCheckingAuth, forgetUser } = useAuthStore.getState();
    if (authUser && !isCheckingAuth) toast.error('Your session has ended. Sign in to go on.');
    forgetUser();
  },
  onOtherUser: () => void nameOtherUser(),
});

async function nameOtherUser(): Promise<void> {
  // Once is enough: also the question below may be refused.
  if (useAuthStore.getState().otherUser) return;
  useAuthStore.setState({ otherUser: { name: null } });
  try {
    const { getPresentUser } = await loadAuthApi();
    const { name } = await getPresentUser();
    useAuthStore.setState({ otherUser: { name } });
  } catch {
    // Without a name it is somebody else all the same.
  }
}

/**
 * Who has just signed in. What was asked in the session before says nothing of this one.
 * @throws {ApiError} when the browser has kept no cookie: the next call would be a stranger's
 */
function enter(authUser: User) {
  if (markedUser() === null) {
    const message = 'Your browser keeps no cookies of this site. Allow them, then sign in again.';
    throw new ApiError({
      code: 'UNKNOWN',
      message,
      errors: [message],
      requestId: '',
      status: 0,
    });
  }
  changeSession();
  tellOtherTabs({ userId: authUser.id, name: authUser.name });
  return { authUser, authError: null, otherUser: null };
}

/** A first sign-in with Google is a registration; a wrong password never is. */
async function loginOrJoin(payload: LoginInput | GooglePayload): Promise<SignedIn> {
  const { postLogin, postRegister } = await loadAuthApi();
  try {
    return await postLogin(payload);
  } catch (error) {
    const unknownToUs = error instanceof ApiError && error.status === 401;
    if (!unknownToUs || !('googleAccessToken' in payload)) throw error;
    return postRegister(payload);
  }
}
