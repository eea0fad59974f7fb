import { SaxesParser } from 'saxes';
import { beforeEach, describe, expect, it } from 'vitest';
import { startTestApp } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';
import { buildProblem } from '../../test/factories.ts';

const database = useTestDatabase();
const clientOrigins = ['https://stepwise.example', 'http://localhost:5173'];

beforeEach(() => database.db.problem.updateMany({ data: { deletedAt: new Date() } }));

async function engine(overrides: Parameters<typeof startTestApp>[1] = {}) {
  const { browser } = await startTestApp(database.db, { clientOrigins, ...overrides });
  return browser();
}

/** The addresses in a list of pages. Throws where it is not well-formed. */
function addressesIn(xml: string): string[] {
  const found: string[] = [];
  const parser = new SaxesParser();
  let text = '';
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', () => (text = ''));
  parser.on('text', (piece) => (text += piece));
  parser.on('closetag', ({ name }) => {
    if (name === 'loc') found.push(text);
  });
  parser.write(xml).close();
  return found;
}

describe('the list of pages for search engines', () => {
  it('names what is published by the address of the site, in the order of the list', async () => {
    const visitor = await engine();
    const first = await buildProblem(database.db);
    const draft = await buildProblem(database.db);
    await database.db.problem.update({ where: { id: draft.id }, data: { isDraft: true } });
    await buildProblem(database.db, { slug: 'two & three' });
    const answer = await visitor.get('/sitemap.xml').expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=300',
    });
    expect(addressesIn(answer.text)).toEqual([
      'https://stepwise.example/',
      'https://stepwise.example/explore',
      `https://stepwise.example/explore/${first.slug}`,
      'https://stepwise.example/explore/two%20%26%20three',
    ]);
  });

  it('is read twenty times a minute from one address', async () => {
    const visitor = await engine({ rateLimitScale: 0.05 });
    await visitor.get('/sitemap.xml').expect(200);
    await visitor.get('/sitemap.xml').expect(429);
  });

  it.each([
    ['nobody has said the address of the site', { clientOrigins: [] }],
    ['visitors may read nothing', { publicProblems: false }],
  ])('is not there where %s', async (_when, overrides) => {
    const visitor = await engine(overrides);
    await visitor.get('/sitemap.xml').expect(404);
    expect((await visitor.get('/robots.txt').expect(200)).text).not.toContain('Sitemap');
  });
});

describe('robots.txt', () => {
  it('leaves the API alone but for what a page for visitors shows', async () => {
    const answer = await (await engine()).get('/robots.txt').expect(200);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.text).toBe(
      [
        ...['User-agent: *', 'Disallow: /api/', 'Allow: /api/v1/explore/', ''],
        ...['Sitemap: https://stepwise.example/sitemap.xml', ''],
      ].join('\n'),
    );
  });

  it('opens nothing where visitors may read nothing', async () => {
    const answer = await (await engine({ publicProblems: false })).get('/robots.txt').expect(200);
    expect(answer.text).toBe('User-agent: *\nDisallow: /api/\n');
  });
});
