import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import express from 'express';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorHandler } from './error-handler.ts';
import { staticClient } from './static-client.ts';

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'stepwise-client-'));
  mkdirSync(join(directory, 'assets'));
  const meta = '<meta name="stepwise-google-client-id" content="" />';
  writeFileSync(join(directory, 'index.html'), `<head>${meta}</head>`);
  writeFileSync(join(directory, 'assets/app-1a2b.js'), 'plain');
  writeFileSync(join(directory, 'assets/app-1a2b.js.gz'), gzipSync('packed'));
  writeFileSync(join(directory, '.secret'), 'secret');
  writeFileSync(
    join(directory, 'page-files.json'),
    JSON.stringify({ home: ['/assets/app-1a2b.js'] }),
  );
});
afterAll(() => rmSync(directory, { recursive: true }));

function app(googleClientId = '') {
  return express().use(staticClient({ directory, googleClientId }), errorHandler);
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
});
