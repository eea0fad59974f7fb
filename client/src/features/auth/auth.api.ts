import type { LoginInput, RegisterInput, User } from '@stepwise/contracts/auth';
import { apiClient, call } from '../../lib/api/api-client.ts';
import { asApiError } from '../../lib/api/as-api-error.ts';
import { OF_ANYBODY } from '../../lib/api/session.ts';

export type SignedIn = { message: string; user: User };

/** What Google said of a person, and the token with which the server asks Google itself. */
export type GooglePayload = {
  name: string;
  email: string;
  image: string;
  /** Google's subject id, as the documented payload has it. It proves nothing by itself. */
  password: string;
  googleAccessToken: string;
};

/** @throws {ApiError} also when somebody else is signed in than the page believes */
export async function getProfile(): Promise<User> {
  const body = await call({ method: 'get', url: '/auth/get-profile' }, profileContract);
  return readUser(body, 'data');
}

/** The person whose session this browser has by now. */
export async function getPresentUser(): Promise<User> {
  const config = { method: 'get', url: '/auth/get-profile', headers: OF_ANYBODY };
  return readUser(await call(config, profileContract), 'data');
}

export function postLogin(payload: LoginInput | GooglePayload): Promise<SignedIn> {
  return signIn('/auth/login', payload);
}

export function postRegister(payload: RegisterInput | GooglePayload): Promise<SignedIn> {
  return signIn('/auth/register', payload);
}

async function signIn(url: string, data: LoginInput | RegisterInput | GooglePayload) {
  const body = await call({ method: 'post', url, data }, signedInContract);
  return { message: body.message, user: readUser(body, 'user') };
}

/** A proxy's page has status 200 too. Anything but a profile does not sign a user in. */
function readUser<Key extends string>(body: Partial<Record<Key, unknown>>, key: Key): User {
  const user: unknown = (body as typeof body | null | undefined)?.[key];
  if (isUser(user)) return user;
  throw asApiError(new Error('An answer without a profile'));
}

function isUser(value: unknown): value is User {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, email, image, role } = value as Partial<Record<keyof User, unknown>>;
  const texts = [id, name, email, image ?? ''];
  return texts.every((text) => typeof text === 'string') && (role === 'USER' || role === 'ADMIN');
}

export async function postLogout(): Promise<void> {
  // Without a body axios sends no content type; the server requires JSON.
  await apiClient.post('/auth/logout', {});
}

const profileContract = async () => (await import('@stepwise/contracts/auth')).profileSchema;
const signedInContract = async () => (await import('@stepwise/contracts/auth')).signedInSchema;
