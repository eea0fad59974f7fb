import type {
  Invitation,
  MakeInvitationInput,
  Registration,
} from '@stepwise/contracts/registration';
import { call } from '../../lib/api/api-client.ts';

export type InvitationsPage = { data: Invitation[]; nextCursor: string | null };

export async function getRegistration(): Promise<Registration> {
  return (await call('GET /admin/registration')).data;
}

/** @returns what was stored */
export async function putRegistration(data: Registration): Promise<Registration> {
  return (await call('PUT /admin/registration', { data })).data;
}

export function listInvitations(cursor: string | null): Promise<InvitationsPage> {
  return call('GET /admin/invitations', { params: cursor === null ? {} : { cursor } });
}

/** @returns with the whole address, which is given only this once */
export async function postInvitation(
  input: MakeInvitationInput,
): Promise<{ invitation: Invitation; link: string }> {
  const { data } = await call('POST /admin/invitations', { data: input });
  return { invitation: data.invitation, link: window.location.origin + data.path };
}

export async function postRevoke(id: string): Promise<Invitation> {
  return (await call('POST /admin/invitations/{id}/revoke', { path: { id }, data: {} })).data;
}
