import toast from 'react-hot-toast';
import { create } from 'zustand';
import { onSessionChange, type SessionEnd } from '../../lib/api/session/session-events.ts';
import { believeIn } from '../../lib/api/session/session.ts';
import type { AuthState } from './auth-state.ts';
import { loadAuthApi } from './load-auth-api.ts';
import { sessionActions } from './session-actions.ts';
import { signInActions } from './sign-in-actions.ts';

export const useAuthStore = create<AuthState>()((...store) => ({
  authUser: null,
  enteredHere: false,
  isRegistered: false,
  isLoggingIn: false,
  isCheckingAuth: true,
  authError: null,
  otherUser: null,
  ...sessionActions(...store),
  ...signInActions(...store),
}));

// Every call says whom the page shows.
useAuthStore.subscribe(({ authUser }) => believeIn(authUser?.id ?? null));

const ENDED = {
  UNAUTHENTICATED: 'Your session has ended. Sign in to go on.',
  SUSPENDED_MEANWHILE: 'Your account is suspended. Sign in to read why.',
} satisfies Record<SessionEnd, string>;

onSessionChange({
  // Whichever call notices first that the session has ended: the guards do the rest.
  onEnd: (why) => {
    const { authUser, isCheckingAuth, forgetUser } = useAuthStore.getState();
    if (authUser && !isCheckingAuth) toast.error(ENDED[why]);
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
