import type { LoginInput, RegisterInput, User } from '@stepwise/contracts/auth';
import { apiClient, call } from '../../lib/api-client.ts';

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

export async function getProfile(): Promise<User> {
  const body = await call({ method: 'get', url: '/auth/get-profile' }, profileContract);
  return body.data;
}

export function postLogin(payload: LoginInput | GooglePayload): Promise<SignedIn> {
  return call({ method: 'post', url: '/auth/login', data: payload }, signedInContract);
}

export function postRegister(payload: RegisterInput | GooglePayload): Promise<SignedIn> {
  return call({ method: 'post', url: '/auth/register', data: payload }, signedInContract);
}

export async function postLogout(): Promise<void> {
  // Without a body axios sends no content type, and the server wants JSON.
  await apiClient.post('/auth/logout', {});
}

const profileContract = async () => (await import('@stepwise/contracts/auth')).profileSchema;
const signedInContract = async () => (await import('@stepwise/contracts/auth')).signedInSchema;
