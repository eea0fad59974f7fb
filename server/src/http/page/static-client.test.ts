import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import express from 'express';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorHandler } from '../error-handler.ts';
import type { PageSite } from './page-site.ts';
import type { DescribePage, PageText } from './page-text.ts';
import { staticClient } from './static-client.ts';

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'stepwise-client-'));
  mkdirSync(join(directory, 'assets'));
  const meta = '<meta name="stepwise-google-client-id" content="" />';
  const open = '<meta name="stepwise-public-problems" content="on" />';
  const news = '<meta name="stepwise-announced" content="on" />';
  const head = `<head><title>Site</title>${meta}${open}${news}</head>`;
  const metas = ['address', 'site-name', 'contact-email', 'legal-texts', 'logo']
    .map((name) => `<meta name="stepwise-${name}" content="" />`)
    .join('');
  const icon = '<link rel="icon" href="/favicon.svg" type="image/svg+xml" />';
  writeFileSync(join(directory, 'index.html'), `${head}${icon}${metas}<noscript></noscript>`);
  writeFileSync(join(directory, 'assets/app-1a2b.js'), 'plain');
  writeFileSync(join(directory, 'assets/app-1a2b.js.gz'), gzipSync('packed'));
  writeFileSync(join(directory, '.secret'), 'secret');
  writeFileSync(
    join(directory, 'page-files.json'),
    JSON.stringify({ home: ['/assets/app-1a2b.js'] }),
  );
});
afterAll(() => rmSync(directory, { recursive: true }));

function app(
  googleClientId = '',
  publicProblems = true,
  describePage?: DescribePage,
  site: Partial<PageSite> = {},
) {
  const text = describePage && { describe: describePage };
  const origin = 'https://stepwise.example';
  const nameless = { isAnnounced: false, name: '', contactEmail: '', legal: [] };
  const readSite = () => Promise.resolve({ ...nameless, ...site });
  const options = { directory, googleClientId, publicProblems, origin, readSite, ...text };
  return express().use(staticClient(options), errorHandler);
}

describe('staticClient', () => {
  it.each(['/', '/problems', '/problem/climbingstairs', '/index.html'])(
    'answers %s with the page, never from an old cache',
    async (path) => {
      const answer = await request(app()).get(path).expect(200);
      expect(answer.text).toContain('<head>');
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );

  it('hands the Google client id over, and nothing that could leave the attribute', async () => {
    const answer = await request(app('123"><script>.apps')).get('/');
    expect(answer.text).toContain('content="123script.apps"');
  });

  it('says the address of the site', async () => {
    expect((await request(app()).get('/')).text).toContain(
      'address" content="https://stepwise.example"',
    );
  });

  it('says whether visitors may read problems', async () => {
    expect((await request(app()).get('/')).text).toContain('problems" content="on"');
    expect((await request(app('', false)).get('/')).text).toContain('problems" content="off"');
  });

  it('says whether something is announced', async () => {
    expect((await request(app()).get('/')).text).toContain('announced" content="off"');
    const told = app('', true, undefined, { isAnnounced: true });
    expect((await request(told).get('/')).text).toContain('announced" content="on"');
  });

  it('says what the site is called and has written, and nothing that could leave its place', async () => {
    const site = { name: 'A"><b>$1</b>', contactEmail: 'a@b.example', legal: ['terms', 'imprint'] };
    const { text } = await request(app('', true, undefined, site)).get('/');
    const name = 'A&quot;&gt;&lt;b&gt;$1&lt;/b&gt;';
    expect(text).toContain(`<title>${name}</title>`);
    expect(text).toContain(`site-name" content="${name}"`);
    expect(text).toContain('contact-email" content="a@b.example"');
    expect(text).toContain('legal-texts" content="terms imprint"');
    expect((await request(app()).get('/')).text).toContain('<title>Site</title>');
  });

  it('sends the text of a page to strangers, and says so where there is no such page', async () => {
    const pieces = [{ tag: 'h1', text: 'Stairs' }] as const;
    const path = '/explore/stairs';
    const text = { path, title: 'Stairs', description: 'Count them.', pieces };
    const texts = new Map<string, PageText | 'missing'>([
      [path, text],
      ['/explore/none', 'missing'],
    ]);
    const server = app('', true, (_req, _res, asked) => Promise.resolve(texts.get(asked) ?? null));
    const stranger = await request(server).get(path).expect(200);
    expect(stranger.headers['link']).toBe(`<https://stepwise.example${path}>; rel="canonical"`);
    expect(stranger.text).toContain('<title>Stairs · Site</title>');
    expect(stranger.text).toContain('<noscript><h1>Stairs</h1></noscript>');
    const missing = await request(server).get('/explore/none').expect(404);
    expect(missing.text).toContain('<title>Site</title>');
    await request(server).get('/nowhere').expect(200).expect('X-Robots-Tag', 'noindex');
    const known = await request(server).get('/explore/none').set('Cookie', 'stepwise_signed_in=1');
    expect(known.status).toBe(200);
  });

  it.each(['br', 'gzip', 'identity'])(
    'names the files of the page in its head: %s',
    async (encoding) => {
      const stranger = await request(app()).get('/').set('Accept-Encoding', encoding);
      expect(stranger.text).toContain('href="/assets/app-1a2b.js"></head>');
      expect(stranger.text).not.toContain('get-profile');
      const known = await request(app())
        .get('/')
        .set('Accept-Encoding', encoding)
        .set('Cookie', 'theme=dark; stepwise_signed_in=1');
      expect(known.text).toContain('get-profile');
      expect(known.headers['vary']).toBe('Accept-Encoding, Cookie');
    },
  );

  it('sends the packed sibling to those who take it, and lets them keep it', async () => {
    const packed = await request(app())
      .get('/assets/app-1a2b.js')
      .set('Accept-Encoding', 'gzip')
      .expect(200);
    expect(packed.text).toBe('packed');
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(packed.headers['content-type']).toContain('text/javascript');
    const plain = await request(app())
      .get('/assets/app-1a2b.js')
      .set('Accept-Encoding', 'identity');
    expect(plain.text).toBe('plain');
  });

  it.each(['/problem/a.b', '/a.b', '/learn/node.js/?x=1'])(
    'answers %s, which somebody opens, with the page',
    async (path) => {
      const opened = await request(app())
        .get(path)
        .set('Accept', 'text/html,*/*;q=0.8')
        .expect(200);
      expect(opened.text).toContain('<head>');
      // What a page fetches by such a name is a file, and missing.
      await request(app()).get(path).set('Accept', '*/*').expect(404);
    },
  );

  it('never takes a missing file of the build for a page', async () => {
    await request(app()).get('/assets/old-1.js').set('Accept', 'text/html').expect(404);
  });

  it.each(['/assets/missing.js', '/../package.json', '/assets/..%2f..%2fsecret.txt'])(
    'answers 404 for %s',
    async (path) => {
      await request(app()).get(path).expect(404);
    },
  );

  it('leaves a malformed address to the client', async () => {
    const answer = await request(app()).get('/%E0%A4%A').expect(200);
    expect(answer.type).toBe('text/html');
  });

  it('shows the logo of those who run it, from this site alone', async () => {
    const content = Buffer.from('89504e470d0a1a0a', 'hex');
    const logo = { path: '/logo-1a2b.png', type: 'image/png', content } as const;
    const readSite = () =>
      Promise.resolve({ isAnnounced: false, name: '', contactEmail: '', legal: [] });
    const options = { directory, googleClientId: '', publicProblems: true, origin: null, readSite };
    const ours = express().use(staticClient({ ...options, logo }), errorHandler);
    const page = await request(ours).get('/').expect(200);
    expect(page.text).toContain('<meta name="stepwise-logo" content="/logo-1a2b.png" />');
    expect(page.text).toContain('<link rel="icon" href="/logo-1a2b.png" type="image/png" />');
    const picture = await request(ours).get('/logo-1a2b.png').expect(200);
    expect(picture.headers).toMatchObject({
      ...{ 'content-type': 'image/png', 'cache-control': 'public, max-age=31536000, immutable' },
    });
    expect(picture.body).toEqual(content);
    await request(ours).get('/logo-other.png').expect(404);

    const product = await request(app()).get('/');
    expect(product.text).toContain('<meta name="stepwise-logo" content="" />');
    expect(product.text).toContain('/favicon.svg');
    await request(app()).get('/logo-1a2b.png').expect(404);
  });
});
