import { existsSync, readFileSync } from 'node:fs';

/** Files by the name of the page that needs them at once. Written by client/page-files.ts. */
type PageFiles = Readonly<Record<string, readonly string[]>>;

const API = '/api/v1';

/** The first API calls of each page. `id` is the second part of its path. */
const FIRST_CALLS: Readonly<Record<string, (id: string) => string[]>> = {
  problems: () => ['/problems/get-all-problems', '/problems/learning-paths', '/note'],
  problem: (id) =>
    id === ''
      ? []
      : [`/problems/get-problem/${encodeURIComponent(id)}`, '/execution-code/languages'],
};

/**
 * Parts that a page loads as soon as it is seen: the panel beside the forms shows the figures, and texts that
 * come as Markdown are drawn.
 */
const FIRST_PARTS: Readonly<Record<string, readonly string[]>> = {
  'learning-path': ['markdown-to-html'],
  terms: ['markdown-to-html'],
  privacy: ['markdown-to-html'],
  imprint: ['markdown-to-html'],
  login: ['figures.api'],
  register: ['figures.api'],
  'forgot-password': ['figures.api'],
  'reset-password': ['figures.api'],
  'confirm-email': ['figures.api'],
};

export type PageRequest = { readonly path: string; readonly isSignedIn: boolean };

/**
 * Preload links for the head of a page: the browser fetches at once what it would otherwise discover
 * script by script. An unknown page gets none and works the same.
 */
export function createPageHead(file: string): (request: PageRequest) => string {
  const files = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageFiles) : {};
  return ({ path, isSignedIn }) => {
    const [, first = '', id = ''] = path.split('/');
    const page = pageOf(first, id);
    const parts = [...(own(FIRST_PARTS, page) ?? []), ...(isSignedIn ? ['auth.api'] : [])];
    const needed = [page, ...parts].flatMap((part) => own(files, part) ?? []);
    const calls = isSignedIn ? ['/auth/get-profile', ...(own(FIRST_CALLS, page)?.(id) ?? [])] : [];
    return [...new Set(needed)].map(linkToFile).concat(calls.map(linkToCall)).join('');
  };
}

/** The name of the file in client/src/app/routes. */
function pageOf(first: string, id: string): string {
  if (first === 'explore' && id !== '') return 'explored-problem';
  if (first === 'learn' && id !== '') return 'learning-path';
  return first === '' ? 'home' : first;
}

function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** Scripts are of low priority, as in index.html: see client/styles-first.ts. */
function linkToFile(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="${file}">`
    : `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`;
}

function linkToCall(path: string): string {
  return `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${API}${path}">`;
}
