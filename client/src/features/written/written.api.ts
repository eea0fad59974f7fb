import type { WrittenProblem } from '@stepwise/contracts/written';
import { call } from '../../lib/api/api-client.ts';
import type { ListPage } from '../../lib/api/paged-list.ts';

export function listWritten(cursor: string | null): Promise<ListPage<WrittenProblem>> {
  const params = cursor === null ? {} : { cursor };
  return call('GET /problems/get-written-problems', { params });
}

/** @returns what the server says of it */
export async function deleteDraft(id: string): Promise<string> {
  return (await call('DELETE /problems/delete-problem/{id}', { path: { id } })).message;
}
