import { Router } from 'express';
import { keepPublicly } from '../../http/page/keep-publicly.ts';
import { limitRate } from '../../http/limits/rate-limit.ts';
import { escapeHtml } from '../../lib/escape-html.ts';
import type { Reader } from '../../lib/db/db.ts';
import { keepFor } from '../../lib/cache/keep-for.ts';
import { CHOICE_PATH, exploredPath } from './explored-path.ts';
import { listSlugs } from './explore.queries.ts';

/** How old the list of pages may be, here and with whoever has asked for it. */
const KEPT_SECONDS = 300;
/** A fifth of what search engines take in one list. */
const LISTED_MAX = 10_000;

const SITEMAP_PATH = '/sitemap.xml';

type Deps = {
  readonly db: Reader;
  readonly rateLimitScale: number;
  /** The first is the address of the site. */
  readonly clientOrigins: readonly string[];
  readonly publicProblems: boolean;
};

/** What search engines ask a site for. A list of pages names them by the site's address, where that is known. */
export function searchEngineRoutes(deps: Deps): Router {
  const router = Router();
  const { publicProblems } = deps;
  const [origin] = publicProblems ? deps.clientOrigins : [];

  const robots = robotsFor(publicProblems, origin);
  router.get('/robots.txt', (_req, res) => {
    keepPublicly(res, `max-age=${KEPT_SECONDS}`);
    res.type('text').send(robots);
  });

  if (origin !== undefined) addSitemap(router, deps, origin);
  return router;
}

/** Scripts of a visitor's page call the API: whoever may not follow them sees it empty. */
function robotsFor(publicProblems: boolean, origin: string | undefined): string {
  const lines = ['User-agent: *', 'Disallow: /api/'];
  if (publicProblems) lines.push('Allow: /api/v1/explore/');
  if (origin !== undefined) lines.push('', `Sitemap: ${origin}${SITEMAP_PATH}`);
  return `${lines.join('\n')}\n`;
}

function addSitemap(router: Router, { db, rateLimitScale: scale }: Deps, origin: string): void {
  const read = keepFor(KEPT_SECONDS * 1000, async () =>
    sitemapOf(origin, await listSlugs(db, LISTED_MAX)),
  );
  router.get(SITEMAP_PATH, limitRate({ windowMinutes: 1, limit: 20, scale }), async (_req, res) => {
    const sitemap = await read();
    keepPublicly(res, `max-age=${KEPT_SECONDS}`);
    res.type('application/xml').send(sitemap);
  });
}

function sitemapOf(origin: string, slugs: readonly string[]): string {
  const paths = ['/', CHOICE_PATH, ...slugs.map(exploredPath)];
  const urls = paths.map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>\n`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...urls,
    '</urlset>\n',
  ].join('');
}
