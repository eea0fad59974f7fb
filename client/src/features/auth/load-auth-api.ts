import { apiErrorFrom } from '../../lib/api/failures/api-error.ts';
import { announceBackendDown } from '../../lib/api/connectivity.ts';
import { inTime } from '../../lib/in-time.ts';

/**
 * The calls of this feature, and with them the client of the API, which is a sixth of all code of the
 * landing page and of no use to a stranger there.
 * @throws {ApiError} when it cannot be fetched: the same trouble as with any other call
 */
export async function loadAuthApi() {
  try {
    return await inTime(import('./auth.api.ts'));
  } catch {
    const error = apiErrorFrom(0, null);
    announceBackendDown({ status: null, message: error.message });
    throw error;
  }
}
