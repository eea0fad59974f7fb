import type { LegalName, Site } from '@stepwise/contracts/site';
import { create } from 'zustand';
import type { ApiError } from '../../lib/api/failures/api-error.ts';
import { asApiError } from '../../lib/api/failures/as-api-error.ts';
import { PRODUCT_NAME } from '../../lib/product.ts';
import { LEGAL, useSite } from '../../lib/site.ts';
import { getSite, putSite } from './site.api.ts';

type SiteState = {
  /** Null until loaded. */
  site: Site | null;
  error: ApiError | null;
  load: () => Promise<void>;
  /** When its page is left: a form that begins with what held before would save it again. */
  forget: () => void;
  /** @throws {ApiError} */
  save: (site: Site) => Promise<void>;
};

export const useSiteStore = create<SiteState>()((set) => ({
  site: null,
  error: null,

  load: async () => {
    set({ error: null });
    try {
      set({ site: await getSite() });
    } catch (error) {
      set({ error: asApiError(error) });
    }
  },

  forget: () => set({ site: null }),

  save: async (wish) => {
    const site = await putSite(wish);
    set({ site });
    // The page was sent with what held before.
    const { name, contactEmail } = site;
    const legal = (Object.keys(LEGAL) as LegalName[]).filter((text) => site[text] !== '');
    useSite.setState({ name: name || PRODUCT_NAME, contactEmail, legal });
  },
}));
