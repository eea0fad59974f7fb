import type { Figures } from '@stepwise/contracts/explore';
import { call } from '../api/api-client.ts';

/** How much this installation has. They adorn a page, which says the same without them. */
export async function getFigures(): Promise<Figures> {
  return (await call('GET /explore/figures', { isAside: true })).data;
}
