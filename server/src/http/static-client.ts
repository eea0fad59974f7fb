import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';

type Options = {
  /** The built client: holds index.html and assets/. */
  readonly directory: string;
  /** Handed to the client in a meta tag; empty when signing in with Google is off. */
  readonly googleClientId: string;
};

type Variants = { readonly plain: Buffer; readonly br: Buffer; readonly gzip: Buffer };

const GOOGLE_META = /(<meta name="stepwise-google-client-id" content=")(")/;

/**
 * Serves the built client: known files with their precompressed siblings, index.html for every
 * other address (the client routes it), 404 for a missing file that has an extension.
 * @throws when the client is not built
 */
export function staticClient({ directory, googleClientId }: Options): RequestHandler {
  const files = new Set(listFiles(directory));
  const index = readIndex(join(directory, 'index.html'), googleClientId);
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      next();
      return;
    }
    const path = decodedPath(req);
    if (path === undefined) {
      res.status(400).end();
    } else if (path !== '/index.html' && files.has(path)) {
      sendFile(req, res, { directory, path, files });
    } else if (extname(path) !== '' && path !== '/index.html') {
      res.status(404).type('text').send('Not found');
    } else {
      sendIndex(req, res, index);
    }
  };
}

function listFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => join(directory, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => '/' + relative(directory, file).split(sep).join('/'));
}

function readIndex(file: string, googleClientId: string): Variants {
  if (!existsSync(file)) throw new Error('The client is not built: run npm start or npm run setup');
  const id = googleClientId.replace(/[^\w.-]/g, '');
  const plain = Buffer.from(readFileSync(file, 'utf8').replace(GOOGLE_META, `$1${id}$2`));
  return { plain, br: brotliCompressSync(plain), gzip: gzipSync(plain) };
}

function decodedPath(req: Request): string | undefined {
  try {
    return decodeURIComponent(req.path);
  } catch {
    return undefined; // A malformed escape such as /%E0%A4%A
  }
}

function encodingFor(req: Request): 'br' | 'gzip' | undefined {
  const accepted = req.acceptsEncodings(['br', 'gzip', 'identity']);
  return accepted === 'br' || accepted === 'gzip' ? accepted : undefined;
}

function sendIndex(req: Request, res: Response, index: Variants): void {
  const encoding = encodingFor(req);
  res.set({ 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' }).type('html');
  if (encoding) res.set('Content-Encoding', encoding);
  res.send(index[encoding ?? 'plain']);
}

const SIBLING = { br: '.br', gzip: '.gz' } as const;

function sendFile(
  req: Request,
  res: Response,
  { directory, path, files }: { directory: string; path: string; files: Set<string> },
): void {
  const encoding = encodingFor(req);
  const sibling = encoding && files.has(path + SIBLING[encoding]) ? SIBLING[encoding] : '';
  // Names under assets/ hold a hash of the content; the others may change under the same name.
  const cache = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
  res.set({ 'Cache-Control': cache, Vary: 'Accept-Encoding' }).type(extname(path));
  if (encoding && sibling) res.set('Content-Encoding', encoding);
  // Express refuses dotfiles below the root by default, and the set above knows no other files.
  res.sendFile(path.slice(1) + sibling, { root: directory, cacheControl: false });
}
