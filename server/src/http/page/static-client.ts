import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { SESSION_MARKER } from '@stepwise/contracts/auth';
import type { Request, RequestHandler, Response } from 'express';
import { escapeHtml } from '../../lib/escape-html.ts';
import { createPageHead } from './page-head.ts';
import { withSite, type ReadPageSite } from './page-site.ts';
import { withText, type DescribePage } from './page-text.ts';
import { setSearchHeaders } from './search-headers.ts';
import type { SiteLogo } from '../site-logo.ts';

type Options = {
  /** The built client: holds index.html and assets/. */
  readonly directory: string;
  /** Passed to the client in a meta tag; empty when signing in with Google is off. */
  readonly googleClientId: string;
  /** Whether visitors may read problems: the client shows them the way. */
  readonly publicProblems: boolean;
  /** The address of the site, as search engines are to list it and links to begin; null where nobody has said it. */
  readonly origin: string | null;
  /** In the place of the product's own; null: that one. */
  readonly logo?: SiteLogo | null;
  readonly readSite: ReadPageSite;
  /** For search engines; not asked for people who seem to be signed in. */
  readonly describe?: DescribePage;
};

const PUBLIC_META = /(<meta name="stepwise-public-problems" content=")on(")/;
const ADDRESS_META = /(<meta name="stepwise-address" content=")(")/;
const LOGO_META = /(<meta name="stepwise-logo" content=")(")/;
const ICON = /<link rel="icon"[^>]*>/;
const GOOGLE_META = /(<meta name="stepwise-google-client-id" content=")(")/;

/** Of what has a hash of its content in its name. */
const FOR_GOOD = 'public, max-age=31536000, immutable';

/**
 * Serves the built client: known files with their precompressed siblings, index.html for every
 * other address that somebody opens (the client routes it), 404 for a file that is missing.
 * @throws when the client is not built
 */
export function staticClient(options: Options): RequestHandler {
  const { directory, origin, describe, readSite, logo } = options;
  // The page itself is sent with what this site says of itself.
  const files = new Set(listFiles(directory).filter((path) => path !== '/index.html'));
  const index = readIndex(options);
  const pageHead = createPageHead(join(directory, 'page-files.json'));
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      next();
      return;
    }
    const path = decodedPath(req);
    if (logo?.path === path) {
      res.set('Cache-Control', FOR_GOOD).type(logo.type).send(logo.content);
    } else if (files.has(path)) {
      sendFile(req, res, { directory, path, files });
    } else if (isMissingFile(req, path)) {
      res.vary('Accept').status(404).type('text').send('Not found');
    } else {
      const isSignedIn = mayHaveSession(req);
      const head = pageHead({ path, isSignedIn });
      const site = withSite(index, await readSite());
      const page = site.replace('</head>', () => `${head}</head>`);
      const known = describe && !isSignedIn ? await describe(req, res, path) : null;
      if (known === 'missing') res.status(404);
      setSearchHeaders(res, { path, known, origin });
      const text = typeof known === 'string' ? null : known;
      sendPage(req, res, text === null ? page : withText(page, text));
    }
  };
}

/**
 * An address with a dot can be that of a page, too: whoever opens one asks for HTML, and whoever
 * fetches a script or a picture does not. What is built is never a page.
 */
function isMissingFile(req: Request, path: string): boolean {
  if (extname(path) === '' || path === '/index.html') return false;
  return path.startsWith('/assets/') || !(req.get('accept') ?? '').includes('text/html');
}

function listFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => join(directory, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => '/' + relative(directory, file).split(sep).join('/'));
}

function readIndex({ directory, googleClientId, publicProblems, origin, logo }: Options): string {
  const file = join(directory, 'index.html');
  if (!existsSync(file)) throw new Error('The client is not built: run npm start or npm run setup');
  const id = googleClientId.replace(/[^\w.-]/g, '');
  const address = origin === null ? '' : escapeHtml(new URL(origin).origin);
  const page = readFileSync(file, 'utf8')
    .replace(ADDRESS_META, (_, begin: string, end: string) => begin + address + end)
    .replace(GOOGLE_META, `$1${id}$2`)
    .replace(PUBLIC_META, `$1${publicProblems ? 'on' : 'off'}$2`);
  if (!logo) return page;
  const icon = `<link rel="icon" href="${logo.path}" type="${logo.type}" />`;
  return page.replace(LOGO_META, `$1${logo.path}$2`).replace(ICON, icon);
}

function decodedPath(req: Request): string {
  try {
    return decodeURIComponent(req.path);
  } catch {
    return req.path; // A malformed escape such as /%E0%A4%A: no file, and the client's to explain.
  }
}

function encodingFor(req: Request): 'br' | 'gzip' | undefined {
  const accepted = req.acceptsEncodings(['br', 'gzip', 'identity']);
  return accepted === 'br' || accepted === 'gzip' ? accepted : undefined;
}

/** As the client says: the marker proves nothing, and each later call is checked anyway. */
function mayHaveSession(req: Request): boolean {
  const cookies = req.headers.cookie?.split('; ') ?? [];
  return cookies.some((cookie) => cookie.startsWith(`${SESSION_MARKER}=`));
}

/** A few kilobytes, packed anew each time: at this quality that takes a fraction of a millisecond. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

function sendPage(req: Request, res: Response, page: string): void {
  const encoding = encodingFor(req);
  res.set({ 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding, Cookie' }).type('html');
  if (encoding) res.set('Content-Encoding', encoding);
  if (encoding === 'br') res.send(brotliCompressSync(page, QUICK));
  else res.send(encoding === 'gzip' ? gzipSync(page) : page);
}

const SIBLING = { br: '.br', gzip: '.gz' } as const;

function sendFile(
  req: Request,
  res: Response,
  { directory, path, files }: { directory: string; path: string; files: Set<string> },
): void {
  const encoding = encodingFor(req);
  const sibling = encoding && files.has(path + SIBLING[encoding]) ? SIBLING[encoding] : '';
  // Names under assets/ contain a hash of the content; other files may change.
  const cache = path.startsWith('/assets/') ? FOR_GOOD : 'no-cache';
  res.set({ 'Cache-Control': cache, Vary: 'Accept-Encoding' }).type(extname(path));
  if (encoding && sibling) res.set('Content-Encoding', encoding);
  // Express refuses dotfiles below the root by default, and the set above knows no other files.
  res.sendFile(path.slice(1) + sibling, { root: directory, cacheControl: false });
}
