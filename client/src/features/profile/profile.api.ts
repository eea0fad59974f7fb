import type {
  ChangePasswordInput,
  ChoosePreferences,
  UpdateProfileInput,
  User,
} from '@stepwise/contracts/auth';
import type { OwnEmail } from '@stepwise/contracts/mail';
import { call } from '../../lib/api/api-client.ts';

export function updateProfile(data: UpdateProfileInput) {
  return call('PUT /auth/update-profile', { data });
}

/** What is left out stays as it is. */
export async function choosePreferences(data: ChoosePreferences): Promise<User> {
  return (await call('PUT /auth/preferences', { data })).data;
}

export async function changePassword(data: ChangePasswordInput): Promise<string> {
  return (await call('POST /auth/change-password', { data })).message;
}

export async function getOwnEmail(): Promise<OwnEmail> {
  return (await call('GET /auth/email')).data;
}

export async function sendConfirmation(): Promise<string> {
  return (await call('POST /auth/send-confirmation', { data: {} })).message;
}

/** @returns what happens now: the address changes when the link in the mail is opened */
export async function changeEmail(email: string, password: string): Promise<string> {
  const confirmed = password === '' ? {} : { password };
  return (await call('POST /auth/change-email', { data: { email, ...confirmed } })).message;
}

export async function logoutEverywhere(): Promise<string> {
  return (await call('POST /auth/logout-everywhere', { data: {} })).message;
}

/** Everything that is kept about the person, as a file. */
export async function exportData(): Promise<Blob> {
  const { data } = await call('GET /auth/export');
  return new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
}

/** What is solved, tried and to be reviewed goes; submissions stay. */
export async function resetProgress(password: string): Promise<string> {
  const data = password === '' ? {} : { password };
  return (await call('POST /auth/reset-progress', { data })).message;
}

export async function deleteAccount(password: string): Promise<string> {
  const data = password === '' ? {} : { password };
  return (await call('DELETE /auth/delete-account', { data })).message;
}
