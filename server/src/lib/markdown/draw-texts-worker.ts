import { markdownToHtml } from '@stepwise/markdown';
import type { Drawing } from './draw-texts.ts';

/** Runs in the thread of draw-texts.ts. */
export function draw({ texts, pictures }: Drawing): string[] {
  return texts.map(([idPrefix, markdown]) => markdownToHtml(markdown, { idPrefix, pictures }));
}
