import type { LegalName, PutSiteInput, RevisedSite } from '@stepwise/contracts/site';
import { create } from 'zustand';
import { loadInto, unloaded, type Remote } from '../../lib/api/remote.ts';
import { PRODUCT_NAME } from '../../lib/product.ts';
import { LEGAL, useSite } from '../../lib/site.ts';
import { getSite, putSite } from './site.api.ts';

type SiteState = Remote<'site', RevisedSite> & {
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
  ...unloaded('site'),

  load: () => loadInto(set, 'site', getSite),

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
