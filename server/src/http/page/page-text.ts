import type { Request, Response } from 'express';
import { escapeHtml } from '../../lib/escape-html.ts';

type Piece = {
  readonly tag: 'h1' | 'h2' | 'p';
  readonly text: string;
  /** Where it leads, on this site. */
  readonly href?: string;
};

/** What a page says to whoever runs no scripts, as many search engines do. */
export type PageText = {
  /** Its one path, of all that lead to it; encoded. */
  readonly path: string;
  readonly title: string;
  /** A sentence or two, for lists of results. */
  readonly description: string;
  readonly pieces: readonly Piece[];
};

/**
 * What is known of a page. `missing`: there is no such page; `unread`: nobody had time to look; null: it is
 * none of those that are described.
 */
export type Description = PageText | 'missing' | 'unread' | null;

/**
 * Asked before a page is sent. Never rejects.
 * @param path decoded
 */
export type DescribePage = (req: Request, res: Response, path: string) => Promise<Description>;

const TITLE = /<title>([^<]*)<\/title>/;
const DESCRIPTION = /(<meta\s+name="description"\s+content=")[^"]*/;

/** The page with the text in it. Browsers that run scripts show nothing of its pieces. */
export function withText(page: string, { title, description, pieces }: PageText): string {
  return page
    .replace(TITLE, (_all, site: string) => `<title>${escapeHtml(title)} · ${site}</title>`)
    .replace(DESCRIPTION, (_all, start: string) => start + escapeHtml(description))
    .replace('</noscript>', () => `${pieces.map(htmlOf).join('')}</noscript>`);
}

function htmlOf({ tag, text, href }: Piece): string {
  const inner = escapeHtml(text);
  const linked = href === undefined ? inner : `<a href="${escapeHtml(href)}">${inner}</a>`;
  return `<${tag}>${linked}</${tag}>`;
}
