import express from 'express';
import request from 'supertest';
import { expect, it } from 'vitest';
import type { Description } from './page-text.ts';
import { setSearchHeaders } from './search-headers.ts';

const text = { path: '/explore/stairs', title: 'Stairs', description: 'Count.', pieces: [] };

async function headersOf(path: string, known: Description, origin: string | null) {
  const app = express().use((_req, res) => {
    setSearchHeaders(res, { path, known, origin });
    res.end();
  });
  const { link, 'x-robots-tag': robots } = (await request(app).get('/')).headers;
  return { link, robots };
}

const SITE = 'https://stepwise.example';

it.each([
  ['/', null, `<${SITE}/>; rel="canonical"`, undefined],
  ['/login', null, `<${SITE}/login>; rel="canonical"`, undefined],
  ['/explore/0b6bd7a0-5a39', text, `<${SITE}/explore/stairs>; rel="canonical"`, undefined],
  ['/explore/stairs', 'unread' as const, undefined, undefined],
  ['/explore/nothing', 'missing' as const, undefined, undefined],
  ['/dashboard', null, undefined, 'noindex'],
  ['/reset-password', null, undefined, 'noindex'],
  ['/nowhere', null, undefined, 'noindex'],
])('tells how %s is to be listed: %j', async (path, known, link, robots) => {
  expect(await headersOf(path, known, SITE)).toEqual({ link, robots });
});

it('names no address that nobody has said', async () => {
  expect(await headersOf('/explore/stairs', text, null)).toEqual({
    link: undefined,
    robots: undefined,
  });
});
