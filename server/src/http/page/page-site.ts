import { escapeHtml } from '../../lib/escape-html.ts';

/** What each page of the client is told of the site, in its head. */
export type PageSite = {
  /** What it is called; empty where nobody has said so. */
  readonly name: string;
  readonly contactEmail: string;
  /** The legal texts that there are. */
  readonly legal: readonly string[];
  /** Whether something is announced: only then the page asks what. */
  readonly isAnnounced: boolean;
};

/** Asked before a page is sent. Never rejects. */
export type ReadPageSite = () => Promise<PageSite>;

const ANNOUNCED = /(<meta name="stepwise-announced" content=")on(")/;
const NAME = /(<meta name="stepwise-site-name" content=")(")/;
const CONTACT = /(<meta name="stepwise-contact-email" content=")(")/;
const LEGAL = /(<meta name="stepwise-legal-texts" content=")(")/;
const TITLE = /<title>[^<]*<\/title>/;

/** The page with it in its head. */
export function withSite(
  page: string,
  { isAnnounced, name, contactEmail, legal }: PageSite,
): string {
  const put = (text: string) => (_all: string, start: string, end: string) =>
    start + escapeHtml(text) + end;
  const known = page
    .replace(ANNOUNCED, put(isAnnounced ? 'on' : 'off'))
    .replace(NAME, put(name))
    .replace(CONTACT, put(contactEmail))
    .replace(LEGAL, put(legal.join(' ')));
  return name === '' ? known : known.replace(TITLE, () => `<title>${escapeHtml(name)}</title>`);
}
