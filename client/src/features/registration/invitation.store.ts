import type { InvitedMany, InviteManyInput } from '@stepwise/contracts/mail';
import type {
  Invitation,
  InvitationList,
  MakeInvitationInput,
} from '@stepwise/contracts/registration';
import toast from 'react-hot-toast';
import { create } from 'zustand';
import type { ApiError } from '../../lib/api/failures/api-error.ts';
import { asApiError } from '../../lib/api/failures/as-api-error.ts';
import {
  listInvitations,
  postInvitation,
  postInviteMany,
  postRevoke,
  postRevokeList,
} from './registration.api.ts';

type InvitationState = {
  /** Newest first; null until the first page was there. */
  invitations: Invitation[] | null;
  invitationsError: ApiError | null;
  isLoading: boolean;
  /** Where the next page begins; null at the end. */
  nextCursor: string | null;
  load: () => Promise<void>;
  loadMore: () => Promise<void>;
  /**
   * Answers with the link, which is given only this once.
   * @throws {ApiError}
   */
  make: (input: MakeInvitationInput) => Promise<string>;
  /**
   * Answers with an invitation for each address that has no account.
   * @throws {ApiError}
   */
  makeMany: (input: InviteManyInput) => Promise<InvitedMany>;
  revoke: (id: string) => Promise<void>;
  /** Withdraws those of a list that still work. */
  revokeList: (id: string) => Promise<void>;
};

export const useInvitationStore = create<InvitationState>()((set, get) => {
  const read = async (cursor: string | null) => {
    set({ isLoading: true, invitationsError: null });
    try {
      const { data, nextCursor } = await listInvitations(cursor);
      // What became of one meanwhile stays so.
      const before = cursor === null ? [] : (get().invitations ?? []);
      set({ invitations: [...before, ...data], nextCursor });
    } catch (error) {
      set({ invitationsError: asApiError(error) });
    } finally {
      set({ isLoading: false });
    }
  };

  return {
    invitations: null,
    invitationsError: null,
    isLoading: false,
    nextCursor: null,

    load: () => read(null),
    loadMore: () => read(get().nextCursor),

    make: async (input) => {
      const { invitation, link } = await postInvitation(input);
      set({ invitations: [invitation, ...(get().invitations ?? [])] });
      return link;
    },

    makeMany: async (input) => {
      const made = await postInviteMany(input);
      const fresh = made.map(({ invitation }) => invitation);
      set({ invitations: [...fresh, ...(get().invitations ?? [])] });
      return made;
    },

    revoke: async (id) => {
      try {
        const revoked = await postRevoke(id);
        const invitations = get().invitations?.map((one) => (one.id === id ? revoked : one));
        set({ invitations: withList(invitations, revoked.list) });
        toast.success('Nobody else can register with it');
      } catch (error) {
        toast.error(asApiError(error).message);
      }
    },

    revokeList: async (id) => {
      try {
        const { message, data } = await postRevokeList(id);
        set({ invitations: withList(get().invitations?.map(endIn(id)), data) });
        toast.success(message);
      } catch (error) {
        toast.error(asApiError(error).message);
      }
    },
  };
});

/** What became of a list stands beside each of it. */
function withList(
  invitations: readonly Invitation[] | undefined,
  list: InvitationList | null,
): Invitation[] | null {
  if (!invitations) return null;
  return invitations.map((one) => (list && one.list?.id === list.id ? { ...one, list } : one));
}

const endIn =
  (listId: string) =>
  (one: Invitation): Invitation =>
    one.list?.id === listId && one.state === 'OPEN' ? { ...one, state: 'REVOKED' } : one;
