import type { WrittenProblem } from '@stepwise/contracts/written';
import toast from 'react-hot-toast';
import { createPagedList } from '../../lib/api/paged-list.ts';
import { asApiError } from '../../lib/api/failures/as-api-error.ts';
import { deleteDraft, listWritten } from './written.api.ts';

/** The highest number first. */
export const useWrittenStore = createPagedList<WrittenProblem, null>(
  (_wish, cursor) => listWritten(cursor),
  null,
);

/** Deletes a draft; what fails is told. */
export async function removeDraft({ id }: WrittenProblem): Promise<void> {
  try {
    toast.success(await deleteDraft(id));
    useWrittenStore.setState(({ items }) => ({
      items: items?.filter((problem) => problem.id !== id) ?? null,
    }));
  } catch (error) {
    toast.error(asApiError(error).message);
  }
}
