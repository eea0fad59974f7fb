import type { Readiness } from '@stepwise/contracts/health';
import { call } from '../../lib/api/api-client.ts';

/** The state of the installation. "Not ready" is a valid response with status 503. */
export function getReadiness(): Promise<Readiness> {
  return call('GET /readyz', {
    // Beside the API, not below it.
    baseURL: '/',
    validateStatus: (status) => status === 200 || status === 503,
  });
}
