import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { Prisma } from '@stepwise/db/client';
import { describe, expect, it } from 'vitest';
import { FLUSH, pktLine } from '../../lib/git/pkt-line.ts';
import { createLogger } from '../../lib/logger.ts';
import { makeToken, signUp } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';
import { failureOf, useGitPeople } from '../../test/git-person.ts';
import { repeatJudged } from '../../test/judged-program.ts';
import { unfinishedPosts } from '../../test/unfinished.ts';
import { RECORD_COMMITS_MAX } from './record.service.ts';

const database = useTestDatabase();

const { problems, person } = useGitPeople(database);

describe('a record is for whoever has a token of its person', () => {
  it('that may read, and ends with it', async () => {
    const ada = await person();
    await ada.solve('print(1)', 1);
    const { secret } = await makeToken(ada.browser, { scopes: ['submit'] });
    const refused = await failureOf(ada.git(['ls-remote', ada.address('record', secret)]));
    expect(refused).toMatch(/remote: This token may not do this: it lacks the scope "read"/);
    for (const wrong of ['x', `${ada.secret}x`]) {
      const said = await failureOf(ada.git(['ls-remote', ada.address('record', wrong)]));
      expect(said).toMatch(/Authentication failed/);
    }
    expect(await ada.git(['ls-remote', ada.address()])).toMatch(/HEAD\n.*refs\/heads\/main\n$/);
    await ada.browser.delete(`/api/v1/auth/tokens/${ada.tokenId}`).expect(200);
    expect(await failureOf(ada.git(['ls-remote', ada.address()]))).toMatch(/Authentication failed/);
  });

  it('that may read, and is nobody’s when its person is gone', async () => {
    const ada = await person();
    await ada.solve('print(1)', 1);
    expect(await ada.git(['ls-remote', ada.address()])).toMatch(/refs\/heads\/main\n$/);
    await ada.browser
      .delete('/api/v1/auth/delete-account')
      .send({ password: 'secret-enough' })
      .expect(200);
    for (const name of ['record', 'record-first', 'record-latest']) {
      const said = await failureOf(ada.git(['ls-remote', ada.address(name)]));
      expect(said).toMatch(/Authentication failed/);
    }
  });

  it('that may read, and breaks off when it is revoked on the way', async () => {
    const ada = await person();
    const id = await ada.solve('print(1)', 1);
    // More than lies between two machines when nobody reads.
    const random = Prisma.sql`(SELECT string_agg(md5(random()::text || n || i), '')
      FROM generate_series(1, 1900) i)`;
    await repeatJudged(database.db, id, 400, random);
    const [head = ''] = (await ada.git(['ls-remote', ada.address(), 'HEAD'])).split('\t');
    const asking = request({
      ...{ host: '127.0.0.1', port: ada.port, method: 'POST', auth: `ada:${ada.secret}` },
      path: '/record.git/git-upload-pack',
      headers: { 'Content-Type': 'application/x-git-upload-pack-request' },
    });
    asking.end(Buffer.concat([pktLine(`want ${head} side-band-64k\n`), FLUSH, pktLine('done\n')]));
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    await ada.browser.delete(`/api/v1/auth/tokens/${ada.tokenId}`).expect(200);
    // Twice a second it is looked at who may still read.
    await delay(1_500);
    await expect(buffer(answer)).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  it('whatever a browser is signed in as', async () => {
    const ada = await person();
    const refs = '/record.git/info/refs?service=git-upload-pack';
    const answer = await ada.browser.get(refs).expect(401);
    expect(answer.headers['www-authenticate']).toMatch(/^Basic /);
    expect(answer.text).toMatch(/^The password here is an API token/);
    await ada.browser.get(refs).set('Authorization', `Bearer ${ada.secret}`).expect(200);
  });

  it('who is told in words why not', async () => {
    const ada = await person();
    await ada.solve('print(1)', 1);
    await ada.clone();
    const inside = join(ada.folder, 'record');
    expect(await failureOf(ada.git(['push', 'origin', 'HEAD:other'], inside))).toMatch(/read only/);
    const shallow = ada.git(['clone', '--depth=1', ada.address(), 'shallow']);
    expect(await failureOf(shallow)).toMatch(/does not support shallow/);
    const ask = (path: string) => ada.newBrowser().get(path).auth('ada', ada.secret);
    expect((await ask('/record.git/info/refs').expect(400)).text).toMatch(/for git/);
    await ask('/record.git').expect(404);
    await ask('/record.git/objects/info/packs').expect(404);
  });

  it('and no secret of it is written into the log', async () => {
    let log = '';
    const logger = createLogger('trace', { write: (line: string) => (log += line) });
    const ada = await person({ logger });
    await ada.solve('print(1)', 1);
    await ada.clone();
    expect(log).toContain(`"user":"${ada.userId}","token":"${ada.tokenId}"`);
    expect(log).toContain('/record.git/git-upload-pack');
    expect(log).not.toContain(ada.secret);
    expect(log).not.toContain(Buffer.from(`ada:${ada.secret}`).toString('base64'));
  });

  it('but not while they rehearse', async () => {
    const ada = await person();
    await ada.solve('print(1)', 1);
    const wish = { minutes: 30, problemIds: [problems.other.id] };
    await ada.browser.post('/api/v1/rehearsal').send(wish).expect(201);
    const said = await failureOf(ada.clone());
    expect(said).toMatch(/remote: You can have your record when your rehearsal has ended/);
  });

  it('as long as it has no more programs than it may', { timeout: 120_000 }, async () => {
    const ada = await person();
    await repeatJudged(database.db, await ada.solve('x', 1), RECORD_COMMITS_MAX);
    // There is nothing smaller to take, whatever is chosen.
    const said = await failureOf(ada.git(['ls-remote', ada.address('record-first')]));
    expect(said).toMatch(/remote: This record has more than 20000 programs: the export of your/);
  });

  it('as long as it has no more commits than it may', { timeout: 120_000 }, async () => {
    const ada = await person();
    const id = await ada.solve('x', 1);
    // Accepted and not, by turns; it ends with the judging that stands.
    await database.db.$executeRaw`
      INSERT INTO "PastJudging" (id, "submissionId", "testSetId", verdict, "passedCount", "totalCount",
        results, "judgedAt")
      SELECT gen_random_uuid(), id, "testSetId", (ARRAY['Accepted', 'Wrong Answer'])[1 + n % 2], 0, 2,
        '[]', "doneAt" - n * interval '1 second'
      FROM "Submission", generate_series(1, ${RECORD_COMMITS_MAX}) n WHERE id = ${id}::uuid`;
    const said = await failureOf(ada.git(['ls-remote', ada.address()]));
    expect(said).toMatch(/remote: This record has more than 20000 commits .* the latest of each/);
    const latest = await ada.git(['ls-remote', ada.address('record-latest')]);
    expect(latest).toMatch(/refs\/heads\/main\n$/);
  });

  it('however slowly others ask', async () => {
    // Those of the tests before do not count.
    await database.db.rateCounter.deleteMany();
    const ada = await person({ rateLimitScale: 1 });
    const post = await unfinishedPosts(ada.app);
    for (let count = 0; count < 2; count++) {
      const slow = ada.newBrowser();
      await signUp(slow);
      const { secret } = await makeToken(slow, { scopes: ['read'] });
      const headers = {
        'Content-Type': 'application/x-git-upload-pack-request',
        Authorization: `Basic ${Buffer.from(`slow:${secret}`).toString('base64')}`,
      };
      // Two at once are a person's: the third is refused, so the others are on their way.
      const three = [0, 1, 2].map(() => post('/record.git/git-upload-pack', headers));
      expect(await Promise.race(three)).toMatchObject({
        status: 429,
        text: expect.stringContaining('Your record is being read already'),
      });
    }
    expect(await ada.git(['ls-remote', ada.address()])).toBe('');
  });

  it('as often as it takes, and not more', async () => {
    // Those of the tests before do not count.
    await database.db.rateCounter.deleteMany();
    const ada = await person({ rateLimitScale: 0.1 });
    let status = 0;
    for (let count = 0; count < 8 && status !== 429; count++) {
      const path = '/record.git/info/refs?service=git-upload-pack';
      ({ status } = await ada.newBrowser().get(path).auth('ada', ada.secret));
    }
    expect(status).toBe(429);
  });
});

describe('what no git asks', () => {
  it.each([
    ['nothing', ''],
    ['no lines', 'hello'],
    ['a line that is longer than it is', 'ffffwant'],
    ['the end of a part alone', '0000'],
    ['another word', '0009hello'],
    ['no id', '000dwant ../x0000'],
    ['what is had, and nothing wanted', `0032have ${'0'.repeat(40)}\n0000`],
  ])('is refused: %s', async (_name, body) => {
    const ada = await person();
    const answer = await ada
      .newBrowser()
      .post('/record.git/git-upload-pack')
      .auth('ada', ada.secret)
      .type('application/x-git-upload-pack-request')
      .send(body)
      .expect(400);
    expect(answer.text).toMatch(/for git/);
  });

  it('is told of a commit that is not there', async () => {
    const ada = await person();
    await ada.solve('print(1)', 1);
    const answer = await ada
      .newBrowser()
      .post('/record.git/git-upload-pack')
      .auth('ada', ada.secret)
      .type('application/x-git-upload-pack-request')
      .responseType('blob')
      .send(`0032want ${'1'.repeat(40)}\n00000009done\n`)
      .expect(200);
    expect(String(answer.body)).toMatch(/^[\da-f]{4}ERR Your record was made anew/);
  });

  it('is not read without end', async () => {
    const ada = await person();
    await ada
      .newBrowser()
      .post('/record.git/git-upload-pack')
      .auth('ada', ada.secret)
      .type('application/x-git-upload-pack-request')
      .send('0'.repeat(1_100_000))
      .expect(413);
  });
});
