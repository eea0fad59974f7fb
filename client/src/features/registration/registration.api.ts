import type { InvitedMany, InviteManyInput, MailReport } from '@stepwise/contracts/mail';
import type {
  Invitation,
  InvitationList,
  MakeInvitationInput,
  PutRegistrationInput,
  RevisedRegistration,
} from '@stepwise/contracts/registration';
import { call } from '../../lib/api/api-client.ts';
import { siteAddress } from '../../lib/site-address.ts';

export type InvitationsPage = { data: Invitation[]; nextCursor: string | null };

export async function getRegistration(): Promise<RevisedRegistration> {
  return (await call('GET /admin/registration')).data;
}

/**
 * @returns what was stored
 * @throws {ApiError} CONFLICT when another administrator has saved meanwhile
 */
export async function putRegistration(data: PutRegistrationInput): Promise<RevisedRegistration> {
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
  return { invitation: data.invitation, link: siteAddress() + data.path };
}

/** @returns with the paths of the links that are not mailed, which are given only this once */
export async function postInviteMany(data: InviteManyInput): Promise<InvitedMany> {
  return (await call('POST /admin/invitations/many', { data })).data;
}

export async function getMailReport(): Promise<MailReport> {
  return (await call('GET /admin/mail')).data;
}

export async function postRevoke(id: string): Promise<Invitation> {
  return (await call('POST /admin/invitations/{id}/revoke', { path: { id }, data: {} })).data;
}

/** @returns how many were withdrawn, in words, and what is left of the list */
export function postRevokeList(id: string): Promise<{ message: string; data: InvitationList }> {
  return call('POST /admin/invitations/lists/{id}/revoke', { path: { id }, data: {} });
}
