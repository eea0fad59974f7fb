import type { ChangePasswordInput, UpdateProfileInput, User } from '@stepwise/contracts/auth';
import { apiClient, call } from '../../lib/api/api-client.ts';

export async function updateProfile(data: UpdateProfileInput) {
  const contract = async () => (await import('@stepwise/contracts/auth')).profileSchema;
  const config = { method: 'put', url: '/auth/update-profile', data };
  return call<{ message: string; data: User }>(config, contract);
}

export async function changePassword(data: ChangePasswordInput): Promise<string> {
  const answer = await apiClient.post<{ message: string }>('/auth/change-password', data);
  return answer.data.message;
}

/** Everything that is kept about the person, as a file. */
export async function exportData(): Promise<Blob> {
  const answer = await apiClient.get<{ data: unknown }>('/auth/export');
  return new Blob([JSON.stringify(answer.data.data, null, 2)], { type: 'application/json' });
}

export async function deleteAccount(password: string): Promise<string> {
  const data = password === '' ? {} : { password };
  const answer = await apiClient.delete<{ message: string }>('/auth/delete-account', { data });
  return answer.data.message;
}
