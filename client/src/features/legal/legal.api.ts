import type { LegalName } from '@stepwise/contracts/site';
import { call } from '../../lib/api/api-client.ts';

/** @returns the text, in Markdown */
export async function getLegalText(name: LegalName): Promise<string> {
  return (await call('GET /legal/{name}', { path: { name } })).data.text;
}
