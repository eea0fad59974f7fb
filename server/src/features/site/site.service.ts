import type { putSiteSchema, Site } from '@stepwise/contracts/site';
import type { z } from 'zod';
import type { Database } from '../../lib/db/db.ts';
import { recordAct, type ActSource } from '../audit/audit.queries.ts';
import { writeSetting } from '../settings/stored-setting.queries.ts';
import { readSite, SITE } from './site.queries.ts';

/**
 * Changes what the site says of itself.
 * @throws CONFLICT when it was changed since the revision that this is based on
 */
export function changeSite(
  db: Database,
  source: ActSource,
  { basedOn, ...value }: z.output<typeof putSiteSchema>,
): Promise<void> {
  return db.$transaction(async (tx) => {
    const before = await readSite(tx);
    const changed = FIELDS.filter((field) => before[field] !== value[field]);
    if (changed.length === 0) return;
    const id = await writeSetting(tx, SITE, value, basedOn);
    await recordAct(tx, source, {
      action: 'site.changed',
      subject: { type: 'setting', id },
      before: wordsOf(before),
      after: { ...wordsOf(value), changed },
    });
  });
}

const FIELDS = ['name', 'contactEmail', 'terms', 'privacy', 'imprint'] as const;

/** What the audit log keeps of it: the texts are too long. */
function wordsOf({ name, contactEmail }: Site) {
  return { name, contactEmail };
}
