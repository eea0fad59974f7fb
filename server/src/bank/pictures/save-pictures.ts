import { createHash } from 'node:crypto';
import type { Prisma } from '@stepwise/db/client';
import type { Picture } from './picture.ts';

/**
 * Makes these the problem's pictures. Those that are there already are not written again.
 * @returns whether anything changed
 */
export async function savePictures(
  tx: Prisma.TransactionClient,
  problemId: string,
  pictures: readonly Picture[],
): Promise<boolean> {
  const rows = pictures.map(({ bytes, ...picture }) => {
    const hash = createHash('sha256').update(bytes).digest('hex');
    return { ...picture, problemId, hash, bytes: new Uint8Array(bytes) };
  });
  const stored = await tx.problemPicture.findMany({
    where: { problemId },
    select: { name: true, hash: true },
  });
  const isStored = (row: (typeof stored)[number]): boolean =>
    stored.some(({ name, hash }) => name === row.name && hash === row.hash);
  const kept = rows.filter(isStored).map(({ name }) => name);
  if (stored.length > kept.length) {
    await tx.problemPicture.deleteMany({ where: { problemId, name: { notIn: kept } } });
  }
  const missing = rows.filter((row) => !kept.includes(row.name));
  if (missing.length > 0) await tx.problemPicture.createMany({ data: missing });
  return stored.length > kept.length || missing.length > 0;
}
