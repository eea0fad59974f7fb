import type { LoginInput, RegisterInput, User } from '@stepwise/contracts/auth';
import toast from 'react-hot-toast';
import { create } from 'zustand';
import { ApiError } from '../../lib/api-error.ts';
import { onUnauthenticated } from '../../lib/unauthenticated.ts';
import type { GooglePayload, SignedIn } from './auth.api.ts';
import { loadAuthApi } from './load-auth-api.ts';
import { forgetSessionMarker, mayHaveSession } from './session-marker.ts';

type AuthState = {
  authUser: User | null;
  /** A registration is in progress. */
  isRegistered: boolean;
  isLoggingIn: boolean;
  /** True from the start: before the first answer nobody is known to be signed out. */
  isCheckingAuth: boolean;
  checkAuth: () => Promise<void>;
  /** Rejects with the ApiError after its toast, so that a form can mark its fields. */
  register: (payload: RegisterInput | GooglePayload) => Promise<void>;
  login: (payload: LoginInput | GooglePayload) => Promise<void>;
  logout: () => Promise<void>;
  /** The server no longer knows the session. */
  forgetUser: () => void;
};

export const useAuthStore = create<AuthState>()((set) => ({
  authUser: null,
  isRegistered: false,
  isLoggingIn: false,
  isCheckingAuth: true,

  checkAuth: async () => {
    // A stranger has nobody to ask about: no call, and no refusal in the console.
    if (!mayHaveSession()) return set({ authUser: null, isCheckingAuth: false });
    set({ isCheckingAuth: true });
    try {
      const { getProfile } = await loadAuthApi();
      set({ authUser: await getProfile() });
    } catch {
      // The spec: a failed check signs out without a word.
      set({ authUser: null });
    } finally {
      set({ isCheckingAuth: false });
    }
  },

  register: async (payload) => {
    set({ isRegistered: true });
    try {
      const { postRegister } = await loadAuthApi();
      const { message, user } = await postRegister(payload);
      set({ authUser: user });
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
      set({ authUser: user });
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
      set({ authUser: null });
      toast.success('Logout successful');
    } catch {
      toast.error('Error logging out');
    }
  },

  forgetUser: () => {
    forgetSessionMarker();
    set({ authUser: null });
  },
}));

// Whichever call notices first that the session has ended: the guards do the rest.
onUnauthenticated(() => {
  const { authUser, isCheckingAuth, forgetUser } = useAuthStore.getState();
  if (authUser && !isCheckingAuth) toast.error('Your session has ended. Sign in to go on.');
  forgetUser();
});

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
