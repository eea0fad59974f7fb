import type { InvitedMany, InviteManyInput } from '@stepwise/contracts/mail';
import type {
  Invitation,
  InvitationList,
  MakeInvitationInput,
} from '@stepwise/contracts/registration';
import toast from 'react-hot-toast';
import { asApiError } from '../../lib/api/failures/as-api-error.ts';
import { createPagedList } from '../../lib/api/paged-list.ts';
import {
  listInvitations,
  postInvitation,
  postInviteMany,
  postRevoke,
  postRevokeList,
} from './registration.api.ts';

/** Newest first. */
export const useInvitationStore = createPagedList<Invitation, null>(
  (_wish, cursor) => listInvitations(cursor),
  null,
);

/**
 * Answers with the link, which is given only this once.
 * @throws {ApiError}
 */
export async function makeInvitation(input: MakeInvitationInput): Promise<string> {
  const { invitation, link } = await postInvitation(input);
  change((invitations) => [invitation, ...invitations]);
  return link;
}

/**
 * Answers with an invitation for each address that has no account.
 * @throws {ApiError}
 */
export async function inviteMany(input: InviteManyInput): Promise<InvitedMany> {
  const made = await postInviteMany(input);
  const fresh = made.map(({ invitation }) => invitation);
  change((invitations) => [...fresh, ...invitations]);
  return made;
}

/** Withdraws an invitation; what fails is told. */
export async function revokeInvitation(id: string): Promise<void> {
  try {
    const revoked = await postRevoke(id);
    change((invitations) =>
      withList(
        invitations.map((one) => (one.id === id ? revoked : one)),
        revoked.list,
      ),
    );
    toast.success('Nobody else can register with it');
  } catch (error) {
    toast.error(asApiError(error).message);
  }
}

/** Withdraws those of a list that still work; what fails is told. */
export async function revokeList(id: string): Promise<void> {
  try {
    const { message, data } = await postRevokeList(id);
    change((invitations) => withList(invitations.map(endIn(id)), data));
    toast.success(message);
  } catch (error) {
    toast.error(asApiError(error).message);
  }
}

function change(to: (invitations: readonly Invitation[]) => Invitation[]): void {
  useInvitationStore.setState(({ items }) => ({ items: to(items ?? []) }));
}

/** What became of a list stands beside each of it. */
function withList(invitations: readonly Invitation[], list: InvitationList | null): Invitation[] {
  return invitations.map((one) => (list && one.list?.id === list.id ? { ...one, list } : one));
}

const endIn =
  (listId: string) =>
  (one: Invitation): Invitation =>
    one.list?.id === listId && one.state === 'OPEN' ? { ...one, state: 'REVOKED' } : one;
