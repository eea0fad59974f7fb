import type { LoginInput, RegisterInput, User } from '@stepwise/contracts/auth';
import type { StateCreator } from 'zustand';
import type { ApiError } from '../../lib/api/failures/api-error.ts';
import type { GooglePayload } from './auth.api.ts';
import type { SessionNews } from './session-channel.ts';

export type AuthState = {
  authUser: User | null;
  /** Somebody has signed in on this page, and a full load follows. */
  enteredHere: boolean;
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

/** A part of the store: some of its actions. */
export type AuthActions<Name extends keyof AuthState> = StateCreator<
  AuthState,
  [],
  [],
  Pick<AuthState, Name>
>;

export const NOBODY = { authUser: null, authError: null, otherUser: null };
