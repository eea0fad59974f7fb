import type { Readiness } from '@stepwise/contracts/health';
import { call } from '../../lib/api/api-client.ts';

/** What the installation says of itself. "Not ready" is an answer too, and it comes as 503. */
export function getReadiness(): Promise<Readiness> {
  const config = {
    method: 'get',
    // Beside the API, not below it.
    baseURL: '/',
    url: 'readyz',
    validateStatus: (status: number) => status === 200 || status === 503,
  };
  return call(config, async () => (await import('@stepwise/contracts/health')).readinessSchema);
}
