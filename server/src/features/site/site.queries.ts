import { changeSiteSchema, type RevisedSite, type Site } from '@stepwise/contracts/site';
import type { Db } from '../../lib/db/db.ts';
import { keepUntilForgotten, type Kept } from '../../lib/cache/kept.ts';
import {
  readRevised,
  readSetting,
  type StoredSetting,
} from '../settings/stored-setting.queries.ts';

const KEPT_MS = 5_000;

export const SITE: StoredSetting<Site> = {
  key: 'site',
  schema: changeSiteSchema,
  byDefault: { name: '', contactEmail: '', terms: '', privacy: '', imprint: '' },
};

/** What the site says of itself. */
export function readSite(db: Db): Promise<Site> {
  return readSetting(db, SITE);
}

/** The same for whoever changes it. */
export function readRevisedSite(db: Db): Promise<RevisedSite> {
  return readRevised(db, SITE);
}

/** What the site says of itself, at most some seconds old: each page asks for it. */
export function keepSite(db: Db): Kept<Site> {
  return keepUntilForgotten(KEPT_MS, () => readSite(db));
}
