import type { LanguageKey } from '@stepwise/contracts/language';
import { Prisma } from '@stepwise/db/client';

/**
 * Languages as a list in a statement. Not as a parameter: a plan for all calls would have to guess how
 * many there are.
 */
export function listed(languages: readonly LanguageKey[]): Prisma.Sql {
  return Prisma.raw(languages.map((language) => `'${language}'`).join(', '));
}

/**
 * What `rows` selects of `wanted.language`, for each of these languages: every index of the queue begins
 * with it. There has to be one language at least.
 */
export function ofEach(languages: readonly LanguageKey[], rows: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    (SELECT of.* FROM unnest(ARRAY[${listed(languages)}]::"Language"[]) wanted (language)
     CROSS JOIN LATERAL (${rows}) of)`;
}
