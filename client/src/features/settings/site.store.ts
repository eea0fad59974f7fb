import type { LegalName, PutSiteInput, RevisedSite } from '@stepwise/contracts/site';
import { create } from 'zustand';
import type { ApiError } from '../../lib/api/failures/api-error.ts';
import { asApiError } from '../../lib/api/failures/as-api-error.ts';
import { PRODUCT_NAME } from '../../lib/product.ts';
import { LEGAL, useSite } from '../../lib/site.ts';
import { getSite, putSite } from './site.api.ts';

type SiteState = {
  /** Null until loaded. */
  site: RevisedSite | null;
  error: ApiError | null;
  load: () => Promise<void>;
  /** When its page is left: a form begins with what holds when it is opened. */
  forget: () => void;
  /**
   * Answers with what was stored.
   * @throws {ApiError} CONFLICT when another administrator has saved meanwhile
   */
  save: (wish: PutSiteInput) => Promise<RevisedSite>;
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
    return site;
  },
}));
