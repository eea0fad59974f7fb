import { forgetTexts } from '../../lib/browser/storage.ts';

/** Drafts are kept under the person's id; nothing of a deleted account stays in this browser. */
export function forgetLocally(userId: string): void {
  forgetTexts((key) => key.startsWith('stepwise') && key.includes(userId));
}
