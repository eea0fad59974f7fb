import type { Invitation, InvitationList } from '@stepwise/contracts/registration';

/** Invitations that are shown together: those of a list, or one that was made alone. */
type Group = {
  readonly key: string;
  readonly list: InvitationList | null;
  readonly invitations: Invitation[];
};

/** In the order in which the first of each comes: two lists may have been made at the same time. */
export function groupByList(invitations: readonly Invitation[]): Group[] {
  const groups = new Map<string, Group>();
  for (const invitation of invitations) {
    const { id, list } = invitation;
    const key = list?.id ?? id;
    const group = groups.get(key);
    if (group) group.invitations.push(invitation);
    else groups.set(key, { key, list, invitations: [invitation] });
  }
  return [...groups.values()];
}
