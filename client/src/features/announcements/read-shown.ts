import type { ShownAnnouncement } from '@stepwise/contracts/announcement';
import toast from 'react-hot-toast';
import { asApiError } from '../../lib/api/failures/as-api-error.ts';
import { getShown, postDismiss } from './announcement.api.ts';
import { closeHere, withoutClosed } from './closed-here.ts';

/** What is announced to somebody who has not closed it; null is a visitor. */
export async function readShown(userId: string | null): Promise<readonly ShownAnnouncement[]> {
  const all = await getShown();
  return userId === null ? withoutClosed(all) : all;
}

/**
 * Closes one until its text changes. What fails is told.
 * @returns whether it is closed
 */
export async function closeFor(one: ShownAnnouncement, userId: string | null): Promise<boolean> {
  try {
    if (userId === null) closeHere(one);
    else await postDismiss(one);
    return true;
  } catch (error) {
    toast.error(asApiError(error).message);
    return false;
  }
}
