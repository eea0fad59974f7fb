import type {
  ChoosePublicPageInput,
  OwnPublicPage,
  PublicPerson,
} from '@stepwise/contracts/public-page';
import { call } from '../../lib/api/api-client.ts';

export async function getOwnPage(): Promise<OwnPublicPage> {
  return (await call('GET /public-page')).data;
}

export function choosePage(data: ChoosePublicPageInput) {
  return call('PUT /public-page', { data });
}

export async function getPerson(handle: string): Promise<PublicPerson> {
  return (await call('GET /people/{handle}', { path: { handle } })).data;
}
