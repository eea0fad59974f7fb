import type { InvitedMany, InviteManyInput } from '@stepwise/contracts/mail';
import type { Invitation, MakeInvitationInput } from '@stepwise/contracts/registration';
import toast from 'react-hot-toast';
import { create } from 'zustand';
import type { ApiError } from '../../lib/api/failures/api-error.ts';
import { asApiError } from '../../lib/api/failures/as-api-error.ts';
import { listInvitations, postInvitation, postInviteMany, postRevoke } from './registration.api.ts';

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
   * Answers with an invitation for each address.
   * @throws {ApiError}
   */
  makeMany: (input: InviteManyInput) => Promise<InvitedMany>;
  revoke: (id: string) => Promise<void>;
};

export const useInvitationStore = create<InvitationState>()((set, get) => {
  const read = async (cursor: string | null, before: readonly Invitation[]) => {
    set({ isLoading: true, invitationsError: null });
    try {
      const { data, nextCursor } = await listInvitations(cursor);
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

    load: () => read(null, []),
    loadMore: () => read(get().nextCursor, get().invitations ?? []),

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
        const { invitations } = get();
        set({ invitations: invitations?.map((one) => (one.id === id ? revoked : one)) ?? null });
        toast.success('Nobody else can register with it');
      } catch (error) {
        toast.error(asApiError(error).message);
      }
    },
  };
});
