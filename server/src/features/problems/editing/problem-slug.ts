import { randomUUID } from 'node:crypto';
import { isUuid } from '../../../lib/uuid.ts';

/** How often a slug is tried where other problems have it. */
export const SLUG_ATTEMPTS = 20;

/** The name in addresses that a title gives; another one with each attempt. */
export function slugOf(title: string, attempt: number): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ['problem'];
  // After many equal titles, a random suffix.
  const last = attempt < SLUG_ATTEMPTS ? attempt : randomUUID().slice(0, 8);
  const slug = words.join('-').slice(0, 80) + (attempt === 1 ? '' : `-${last}`);
  // A path may contain a slug or an id, so no slug may equal another problem's id.
  return isUuid(slug) ? `problem-${slug}` : slug;
}
