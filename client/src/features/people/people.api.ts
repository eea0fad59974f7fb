import type { GiveGrantInput } from '@stepwise/contracts/grants';
import type {
  ChangeRoleInput,
  PeopleFilter,
  PeopleQuery,
  Person,
  PersonDetail,
  SuspendInput,
} from '@stepwise/contracts/people';
import { call } from '../../lib/api/api-client.ts';
import { fetchFile } from '../../lib/api/fetch-response.ts';
import type { ListPage } from '../../lib/api/paged-list.ts';
import { siteAddress } from '../../lib/site-address.ts';

export type PeopleWish = { readonly search: string; readonly only: PeopleFilter };

/** What became of an act, and the person afterwards. */
export type PersonAnswer = { message: string; data: PersonDetail };

export function listPeople(params: PeopleQuery): Promise<ListPage<Person>> {
  return call('GET /admin/users', { params });
}

/** Everybody whom a search finds, as a CSV file. */
export function exportPeople(query: PeopleWish): Promise<Blob> {
  return fetchFile('GET /admin/users/export', 'text/csv', { query });
}

export function getPerson(id: string): Promise<PersonAnswer> {
  return call('GET /admin/users/{id}', { path: { id } });
}

export function endSessions(id: string): Promise<PersonAnswer> {
  return call('POST /admin/users/{id}/end-sessions', { path: { id }, data: {} });
}

export function suspend(id: string, data: SuspendInput): Promise<PersonAnswer> {
  return call('POST /admin/users/{id}/suspend', { path: { id }, data });
}

export function unsuspend(id: string): Promise<PersonAnswer> {
  return call('POST /admin/users/{id}/unsuspend', { path: { id }, data: {} });
}

export function changeRole(id: string, data: ChangeRoleInput): Promise<PersonAnswer> {
  return call('PUT /admin/users/{id}/role', { path: { id }, data });
}

export function giveGrant(id: string, data: GiveGrantInput): Promise<PersonAnswer> {
  return call('POST /admin/users/{id}/grants', { path: { id }, data });
}

export function takeGrant(id: string, grantId: string): Promise<PersonAnswer> {
  return call('DELETE /admin/users/{id}/grants/{grantId}', { path: { id, grantId } });
}

/** @returns the whole address, which is given only this once */
export async function makeResetLink(id: string): Promise<{ link: string; minutes: number }> {
  const { data } = await call('POST /admin/users/{id}/reset-link', { path: { id }, data: {} });
  return { link: siteAddress() + data.path, minutes: data.minutes };
}
