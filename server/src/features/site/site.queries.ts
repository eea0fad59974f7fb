import { changeSiteSchema, type Site } from '@stepwise/contracts/site';
import type { Db } from '../../lib/db.ts';
import { keepUntilForgotten, type Kept } from '../../lib/kept.ts';

/** The name of the setting. */
export const SITE = 'site';

const KEPT_MS = 5_000;

/** Of an installation on which nobody has decided anything. */
export const NAMELESS: Site = { name: '', contactEmail: '', terms: '', privacy: '', imprint: '' };

/** What the site says of itself. */
export async function readSite(db: Db): Promise<Site> {
  const setting = await db.setting.findUnique({ where: { key: SITE } });
  return setting ? changeSiteSchema.parse(setting.value) : NAMELESS;
}

/** The same, at most some seconds old: each page asks for it. */
export function keepSite(db: Db): Kept<Site> {
  return keepUntilForgotten(KEPT_MS, () => readSite(db));
}
