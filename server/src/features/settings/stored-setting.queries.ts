import type { Prisma } from '@stepwise/db/client';
import type { z } from 'zod';
import { AppError } from '../../http/app-error.ts';
import type { Db } from '../../lib/db/db.ts';

/** Something that administrators decide. */
export type StoredSetting<Value extends object> = {
  readonly key: string;
  readonly schema: z.ZodType<Value>;
  /** Of an installation on which nobody has decided it. */
  readonly byDefault: Value;
};

export async function readSetting<Value extends object>(
  db: Db,
  { key, schema, byDefault }: StoredSetting<Value>,
): Promise<Value> {
  const row = await db.setting.findUnique({ where: { key }, select: { value: true } });
  return row ? schema.parse(row.value) : byDefault;
}

/** The same with how often it was changed. */
export async function readRevised<Value extends object>(
  db: Db,
  { key, schema, byDefault }: StoredSetting<Value>,
): Promise<Value & { revision: number }> {
  const row = await db.setting.findUnique({ where: { key } });
  return row
    ? { ...schema.parse(row.value), revision: row.revision }
    : { ...byDefault, revision: 0 };
}

/**
 * Stores what was decided.
 * @returns the id of the row
 * @throws CONFLICT when it was changed since the revision that this is based on
 */
export async function writeSetting(
  tx: Db,
  { key }: Pick<StoredSetting<object>, 'key'>,
  value: Prisma.InputJsonObject,
  basedOn: number,
): Promise<string> {
  const [row] =
    basedOn === 0
      ? await tx.setting.createManyAndReturn({ data: [{ key, value }], skipDuplicates: true })
      : await tx.setting.updateManyAndReturn({
          where: { key, revision: basedOn },
          data: { value, revision: { increment: 1 } },
        });
  if (!row) throw new AppError('CONFLICT', 'Another administrator has saved meanwhile');
  return row.id;
}
