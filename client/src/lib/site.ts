import type { LegalName } from '@stepwise/contracts/site';
import { create } from 'zustand';
import { PRODUCT_NAME } from './product.ts';

/** What this site says of itself. */
export type SiteFacts = {
  readonly name: string;
  /** Empty where there is none. */
  readonly contactEmail: string;
  /** Address of a picture in the place of the product's; empty where there is none. */
  readonly logo: string;
  /** The legal texts that there are. */
  readonly legal: readonly LegalName[];
};

/** The legal texts, by what they are called. */
export const LEGAL: Readonly<Record<LegalName, string>> = {
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  imprint: 'Imprint',
};

/** As the server has written it into the page; what an administrator changes is seen at once. */
export const useSite = create<SiteFacts>()(() => ({
  name: metaOf('site-name') || PRODUCT_NAME,
  contactEmail: metaOf('contact-email'),
  logo: metaOf('logo'),
  legal: metaOf('legal-texts')
    .split(' ')
    .filter((name): name is LegalName => name in LEGAL),
}));

/** What the site is called. */
export function useSiteName(): string {
  return useSite(({ name }) => name);
}

function metaOf(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="stepwise-${name}"]`)?.content ?? '';
}
