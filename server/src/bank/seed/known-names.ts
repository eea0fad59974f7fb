import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { z } from 'zod';
import { Prisma } from '@stepwise/db/client';
import type { Db } from '../../lib/db/db.ts';
import { bankError } from '../bank-error.ts';

const FILE = 'known-names.yaml';
const NAME_MAX = 80;

const namesSchema = z
  .record(z.string(), z.array(z.string().min(1).max(NAME_MAX)).min(1))
  .superRefine((names, context) => {
    const all = Object.values(names).flat();
    for (const [index, name] of all.entries()) {
      if (all.indexOf(name) === index) continue;
      context.addIssue({ code: 'custom', message: `${name} is given twice` });
    }
  });

/** By slug: what people who come from elsewhere call a problem. */
export type KnownNames = z.output<typeof namesSchema>;

/**
 * The names under which a bank's problems are found beside their titles; none where it has no such file.
 * @throws {BankError} the file is not what it should be; what the system says of one that cannot be read
 */
export async function readKnownNames(bankDirectory: string): Promise<KnownNames> {
  const text = await readFile(join(bankDirectory, FILE), 'utf8').catch(noneWhereNoFile);
  try {
    return namesSchema.parse(load(text));
  } catch (error) {
    throw bankError(FILE, error instanceof z.ZodError ? z.prettifyError(error) : String(error));
  }
}

function noneWhereNoFile(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return '{}';
  throw error;
}

/** Makes the names in the database those of the bank. What is right stays untouched. */
export async function saveKnownNames(db: Db, names: KnownNames): Promise<void> {
  await db.$executeRaw(Prisma.sql`
    UPDATE "Problem" p SET "knownAs" = wanted.names
    FROM (SELECT id, ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(names)}::jsonb -> slug)) AS names
          FROM "Problem" WHERE "bankId" IS NOT NULL) wanted
    WHERE p.id = wanted.id AND p."knownAs" IS DISTINCT FROM wanted.names`);
}

/** Names of problems that the bank does not have, and names that are titles of it. */
export function verifyKnownNames(
  names: KnownNames,
  problems: readonly { readonly slug: string; readonly title: string }[],
): string[] {
  const slugs = new Set(problems.map(({ slug }) => slug));
  const titles = new Set(problems.map(({ title }) => title.toLowerCase()));
  const unknown = Object.keys(names).filter((slug) => !slugs.has(slug));
  const taken = Object.values(names)
    .flat()
    .filter((name) => titles.has(name.toLowerCase()));
  return [
    ...unknown.map((slug) => `${FILE} names ${slug}, which is not in the bank`),
    ...taken.map((name) => `${FILE}: ${name} is the title of a problem`),
  ];
}
