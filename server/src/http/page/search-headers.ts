import type { Response } from 'express';
import type { Description } from './page-text.ts';

/** Everybody may read these, whatever the settings are. */
const OPEN = new Set(['/', '/contact', '/contest', '/login', '/register']);

type Page = {
  /** Decoded. */
  readonly path: string;
  readonly known: Description;
  readonly origin: string | null;
};

/**
 * Tells search engines by which address they list a page, or that they list none: what asks strangers to sign
 * in says nothing to anybody, nor does an address that leads nowhere. As headers, because the client goes on
 * to other pages in the same document.
 */
export function setSearchHeaders(res: Response, { path, known, origin }: Page): void {
  if (known === 'missing' || known === 'unread') return;
  const listed = known?.path ?? (OPEN.has(path) ? path : null);
  if (listed === null) res.set('X-Robots-Tag', 'noindex');
  else if (origin !== null) res.set('Link', `<${origin}${listed}>; rel="canonical"`);
}
