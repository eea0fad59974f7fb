import type { Readiness } from '@stepwise/contracts/health';
import { call } from '../../lib/api/api-client.ts';

/** The state of the installation. "Not ready" is a valid response with status 503. */
export function getReadiness(): Promise<Readiness> {
  const config = {
    method: 'get',
    // Not below the API's path.
    baseURL: '/',
    url: 'readyz',
    validateStatus: (status: number) => status === 200 || status === 503,
  };
  return call(config, async () => (await import('@stepwise/contracts/health')).readinessSchema);
}
