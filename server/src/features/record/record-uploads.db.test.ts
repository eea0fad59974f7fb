import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { zipBytes } from '../../bank/archive/test-zip.ts';
import { signUp, startTestApp, type Browser } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';
import { cookiesOf, unfinishedPosts } from '../../test/unfinished.ts';

const database = useTestDatabase();

const ZIP = '/api/v1/record/zip';
const READ = '/api/v1/record/read-zip';
const FILE = zipBytes([{ name: 'a/solution.py', content: 'x' }]);

async function person(overrides: Parameters<typeof startTestApp>[1] = {}) {
  const { app, browser: newBrowser } = await startTestApp(database.db, overrides);
  const browser = newBrowser();
  const user = await signUp(browser);
  return { app, browser, newBrowser, user };
}

const send = (browser: Browser, bytes: Buffer) =>
  browser.post(READ).set('Content-Type', 'application/zip').send(bytes);

describe('a record that is brought back', () => {
  it('is refused before it is read: too often, while another comes, while others of all come', async () => {
    const headers = async (browser: Browser, user: { email: string; password: string }) => ({
      'Content-Type': 'application/zip',
      Cookie: await cookiesOf(browser, user),
    });
    // Those of the tests before do not count.
    await database.db.rateCounter.deleteMany();
    const { app, browser, user } = await person({ rateLimitScale: 0.1 });
    const post = await unfinishedPosts(app);
    const mine = await headers(browser, user);
    await send(browser, FILE).expect(200);
    expect((await post(READ, mine)).text).toContain('Too many requests');

    const own = await person({ rateLimitScale: 1 });
    const postOwn = await unfinishedPosts(own.app);
    const theirs = await headers(own.browser, own.user);
    const two = [postOwn(READ, theirs), postOwn(READ, theirs)];
    expect(await Promise.race(two)).toMatchObject({
      status: 429,
      text: expect.stringContaining('Your record is being read already'),
    });

    const all: ReturnType<typeof postOwn>[] = [];
    for (let count = 0; count < 4; count++) {
      const other = own.newBrowser();
      all.push(postOwn(READ, await headers(other, await signUp(other))));
    }
    expect(await Promise.race(all)).toMatchObject({
      status: 429,
      text: expect.stringContaining('Other records are being sent'),
    });
    // Others can be read meanwhile.
    const reader = own.newBrowser();
    await signUp(reader);
    await reader.get(ZIP).expect(404);
  });

  it('is refused when it is packed once more: it could become very large', async () => {
    const { browser } = await person();
    const packed = gzipSync(FILE);
    const refused = await send(browser, packed).set('Content-Encoding', 'gzip').expect(415);
    expect(refused.body.message).toBe('The request body must not be compressed');
    const json = browser.post('/api/v1/rehearsal').type('json').set('Content-Encoding', 'gzip');
    await json.send(gzipSync('{}').toString('latin1')).expect(415);
  });
});
