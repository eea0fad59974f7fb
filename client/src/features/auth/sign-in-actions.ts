import type { LoginInput, User } from '@stepwise/contracts/auth';
import toast from 'react-hot-toast';
import { ApiError } from '../../lib/api/failures/api-error.ts';
import { changeSession } from '../../lib/api/session/session.ts';
import type { GooglePayload, SignedIn } from './auth.api.ts';
import { type AuthActions, NOBODY } from './auth-state.ts';
import { loadAuthApi } from './load-auth-api.ts';
import { tellOtherTabs } from './session-channel.ts';

/** The ways in and out. */
export const signInActions: AuthActions<'register' | 'login' | 'logout'> = (set, get) => ({
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
});

/** Who has just signed in. What was asked in the session before says nothing of this one. */
function enter(authUser: User) {
  changeSession();
  tellOtherTabs({ userId: authUser.id, name: authUser.name });
  return { authUser, enteredHere: true, authError: null, otherUser: null };
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
