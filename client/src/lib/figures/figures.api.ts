import type { Figures } from '@stepwise/contracts/explore';
import { call } from '../api/api-client.ts';

/** How much this installation has. */
export async function getFigures(): Promise<Figures> {
  return (await call('GET /explore/figures')).data;
}
