import { legalNameSchema, type Site } from '@stepwise/contracts/site';
import { createBoard, type Board } from './features/announcements/board.ts';
import { keepSite } from './features/site/site.queries.ts';
import type { PageSite, ReadPageSite } from './http/page/page-site.ts';
import type { Database } from './lib/db/db.ts';
import type { Kept } from './lib/cache/kept.ts';
import { lastKnown } from './lib/cache/last-known.ts';
import type { Logger } from './lib/logger.ts';

/** A page that waits longer is better with what was known before. */
const WITHIN_MS = 250;
const LEGAL_NAMES = legalNameSchema.options;
const NOTHING: PageSite = { isAnnounced: false, name: '', contactEmail: '', legal: [] };

/** What the installation tells people. */
export type Told = { readonly board: Board; readonly site: Kept<Site> };

export function keepTold(db: Database): Told {
  return { board: createBoard(db), site: keepSite(db) };
}

/** What each page is told of the site. It is sent as well where the database is slow or away. */
export function pageSiteReader({ board, site }: Told, logger: Logger): ReadPageSite {
  const read = async () => {
    const [announced, said] = await Promise.all([board.read(), site.read()]);
    const { name, contactEmail } = said;
    const legal = LEGAL_NAMES.filter((text) => said[text] !== '');
    return { isAnnounced: announced.length > 0, name, contactEmail, legal };
  };
  return lastKnown<PageSite>(NOTHING, read, {
    withinMs: WITHIN_MS,
    // Without the error as it is: a time that is over has two dozen constants and a stack that says nothing.
    onError: (error) =>
      logger.warn({ reason: String(error) }, 'a page is sent with what was known of the site'),
  });
}
