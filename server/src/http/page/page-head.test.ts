import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPageHead } from './page-head.ts';

let directory: string;
let file: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'stepwise-head-'));
  file = join(directory, 'page-files.json');
  const pages = {
    home: ['/assets/home.js'],
    'explored-problem': ['/assets/explored.js'],
    'learning-path': ['/assets/path.js'],
    'markdown-to-html': ['/assets/draw.js'],
    problem: ['/assets/problem.js', '/assets/ui.js', '/assets/problem.css'],
    login: ['/assets/login.js', '/assets/ui.js'],
    'auth.api': ['/assets/auth.js', '/assets/ui.js'],
    'figures.api': ['/assets/figures.js', '/assets/ui.js'],
  };
  writeFileSync(file, JSON.stringify(pages));
});
afterAll(() => rmSync(directory, { recursive: true }));

function hrefs(path: string, isSignedIn = false): string[] {
  const head = createPageHead(file)({ path, isSignedIn });
  return [...head.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
}

describe('createPageHead', () => {
  it("names the page's own files, whatever follows in the address", () => {
    expect(hrefs('/')).toEqual(['/assets/home.js']);
    expect(hrefs('/explore/two-sum')).toEqual(['/assets/explored.js']);
    expect(hrefs('/learn/fundamentals')).toEqual(['/assets/path.js', '/assets/draw.js']);
    expect(hrefs('/problem/two-sum')).toEqual([
      '/assets/problem.js',
      '/assets/ui.js',
      '/assets/problem.css',
    ]);
  });

  it('names the part that shows the figures beside sign-in, and on no other page', () => {
    expect(hrefs('/login')).toEqual(['/assets/login.js', '/assets/ui.js', '/assets/figures.js']);
    for (const path of ['/register', '/forgot-password', '/reset-password']) {
      expect(hrefs(path)).toContain('/assets/figures.js');
    }
    expect(hrefs('/')).not.toContain('/assets/figures.js');
  });

  it('names what draws Markdown where a page shows some, and on no other page', () => {
    for (const path of ['/terms', '/privacy', '/imprint'])
      expect(hrefs(path)).toEqual(['/assets/draw.js']);
    for (const path of ['/', '/problem/two-sum'])
      expect(hrefs(path)).not.toContain('/assets/draw.js');
  });

  it('has the first calls made for whoever may be signed in, and no file fetched twice', () => {
    expect(hrefs('/problem/two-sum', true)).toEqual([
      '/assets/problem.js',
      '/assets/ui.js',
      '/assets/problem.css',
      '/assets/auth.js',
      '/api/v1/auth/get-profile',
      '/api/v1/problems/get-problem/two-sum',
      '/api/v1/execution-code/languages',
    ]);
    expect(hrefs('/', true)).toContain('/api/v1/auth/get-profile');
  });

  it('lets nothing of the address out of its attribute', () => {
    const head = createPageHead(file)({ path: '/problem/"><script>', isSignedIn: true });
    expect(head).not.toContain('<script>');
    expect(head).toContain('get-problem/%22%3E%3Cscript%3E"');
  });

  it.each(['/nowhere', '/constructor', '/problem.js'])('knows nothing of %s', (path) => {
    expect(hrefs(path)).toEqual([]);
  });

  it('says nothing where the client was built without the list', () => {
    expect(createPageHead(join(directory, 'none.json'))({ path: '/', isSignedIn: false })).toBe('');
  });
});
