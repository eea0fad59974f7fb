import type { LoginInput, RegisterInput, ResetPasswordInput, User } from '@stepwise/contracts/auth';
import type { CheckedInvitation, Registration } from '@stepwise/contracts/registration';
import { call } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/failures/api-error.ts';
import { OF_ANYBODY } from '../../lib/api/session/session.ts';
import { markedUser } from './session-marker.ts';

export type SignedIn = { message: string; user: User };

/** What Google said of a person, and the token with which the server asks Google itself. */
export type GooglePayload = {
  name: string;
  email: string;
  image: string;
  /** Google's subject id, as the documented payload has it. It proves nothing by itself. */
  password: string;
  googleAccessToken: string;
  /** With which a new person comes, where one is needed. */
  invitation?: string;
};

/** @throws {ApiError} also when somebody else is signed in than the page believes */
export async function getProfile(): Promise<User> {
  return (await call('GET /auth/get-profile')).data;
}

/** The person whose session this browser has by now. */
export async function getPresentUser(): Promise<User> {
  return (await call('GET /auth/get-profile', { headers: OF_ANYBODY })).data;
}

/** @throws {ApiError} also when the browser has kept no cookie */
export async function postLogin(data: LoginInput | GooglePayload): Promise<SignedIn> {
  return entered(await call('POST /auth/login', { data }));
}

/** @throws {ApiError} also when the browser has kept no cookie */
export async function postRegister(data: RegisterInput | GooglePayload): Promise<SignedIn> {
  return entered(await call('POST /auth/register', { data }));
}

/** Without a cookie the next call would be a stranger's. */
function entered(signedIn: SignedIn): SignedIn {
  if (markedUser() !== null) return signedIn;
  const message = 'Your browser keeps no cookies of this site. Allow them, then sign in again.';
  throw new ApiError({ code: 'UNKNOWN', message, errors: [message], requestId: '', status: 0 });
}

export async function getRegistration(): Promise<Registration> {
  return (await call('GET /auth/registration')).data;
}

/**
 * Who may register with this invitation.
 * @throws {ApiError} CONFLICT when it lets nobody in any more, REGISTRATION_CLOSED when nobody can register;
 *   the message says why
 */
export async function postCheckInvitation(invitation: string): Promise<CheckedInvitation> {
  return (await call('POST /auth/check-invitation', { data: { invitation } })).data;
}

/** @throws {ApiError} CONFLICT when the link does not work any more; its message says why */
export async function postCheckResetLink(token: string): Promise<string> {
  return (await call('POST /auth/check-reset-link', { data: { token } })).message;
}

/** @throws {ApiError} CONFLICT when the link does not work any more; its message says why */
export async function postResetPassword(data: ResetPasswordInput): Promise<string> {
  return (await call('POST /auth/reset-password', { data })).message;
}

/** Whether this site sends mail. */
export async function getMailIsOn(): Promise<boolean> {
  return (await call('GET /auth/mail')).data.isOn;
}

/** @returns what is said whether there is such an account or not */
export async function postForgotPassword(email: string): Promise<string> {
  return (await call('POST /auth/forgot-password', { data: { email } })).message;
}

/** @throws {ApiError} CONFLICT when the link does not work any more; its message says why */
export async function postConfirmEmail(token: string): Promise<string> {
  return (await call('POST /auth/confirm-email', { data: { token } })).message;
}

export async function postLogout(): Promise<void> {
  // Without a body axios sends no content type, and the server wants JSON.
  await call('POST /auth/logout', { data: {} });
}
