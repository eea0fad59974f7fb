import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { staticClient } from '../../http/page/static-client.ts';
import type { Reader } from '../../lib/db/db.ts';
import { createLogger } from '../../lib/logger.ts';
import { startTestApp } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';
import { buildProblem } from '../../test/factories.ts';
import { describeExplored } from './explored-pages.ts';

const database = useTestDatabase();
const BARE = '<title>Site</title>';

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'stepwise-explored-'));
  const meta = '<meta name="description" content="Of the site." />';
  const page = `<head>${BARE}${meta}</head><noscript></noscript>`;
  writeFileSync(join(directory, 'index.html'), page);
});
afterAll(() => rmSync(directory, { recursive: true }));

beforeEach(() => database.db.problem.updateMany({ data: { deletedAt: new Date() } }));

type Overrides = Partial<Parameters<typeof describeExplored>[0]>;

/** A site that hands its pages out, and what its log says. */
async function visit(overrides: Overrides = {}) {
  const log: string[] = [];
  const logger = createLogger('info', { write: (line) => void log.push(line) });
  const deps = { db: database.db, logger, rateLimitScale: 1, isLagging: () => false };
  const describePage = describeExplored({ ...deps, ...overrides });
  const site = { googleClientId: '', publicProblems: true, origin: 'https://stepwise.example' };
  const ours = { isAnnounced: false, name: '', contactEmail: '', legal: [] };
  const readSite = () => Promise.resolve(ours);
  const options = { ...site, directory, readSite, describe: describePage };
  const { browser } = await startTestApp(database.db, { client: staticClient(options) });
  return { visitor: browser(), log };
}

describe('a page for visitors', () => {
  it('has the statement of the problem for whoever runs no scripts, and none of its secrets', async () => {
    const { visitor } = await visit();
    const { id, slug } = await buildProblem(database.db);
    const texts = {
      description: 'Print **what** you read.\n\n## Input\n\nA line.',
      constraints: '- a < b',
      ...{ hints: '1. Think of it.', editorial: 'Because of that.' },
    };
    await database.db.problem.update({ where: { id }, data: texts });
    const { text } = await visitor.get(`/explore/${slug}`).expect(200);
    expect(text).toContain('<title>Echo · Site</title>');
    expect(text).toContain('name="description" content="Print what you read. A line."');
    expect(text).toContain('<h1>Echo</h1><p>Print what you read.</p><h2>Input</h2><p>A line.</p>');
    expect(text).toContain('<h2>Constraints</h2><p>a &lt; b</p>');
    expect(text).not.toMatch(/a hidden input|the reference solution|Think of|Because of/);
    const byId = await visitor.get(`/explore/${id}`).expect(200);
    expect(byId.text).toContain('<h1>Echo</h1>');
    const canonical = `<https://stepwise.example/explore/${slug}>; rel="canonical"`;
    expect(byId.headers['link']).toBe(canonical);
  });

  it('is not found where visitors meet no such problem', async () => {
    const { visitor } = await visit();
    const { id, slug } = await buildProblem(database.db);
    await database.db.problem.update({ where: { id }, data: { isDraft: true } });
    for (const name of [slug, 'nothing', '%00', 'x'.repeat(300)]) {
      const answer = await visitor.get(`/explore/${name}`).expect(404);
      expect(answer.text).toContain(BARE);
    }
  });

  it('leads from the choice to the problems that are published', async () => {
    const { visitor } = await visit();
    const { slug } = await buildProblem(database.db);
    const draft = await buildProblem(database.db);
    await database.db.problem.update({ where: { id: draft.id }, data: { isDraft: true } });
    for (const path of ['/explore', '/explore/']) {
      const { text } = await visitor.get(path).expect(200);
      expect(text).toContain('<title>Try a problem · Site</title>');
      expect(text).toContain(`<a href="/explore/${slug}">Echo</a>`);
      expect(text).not.toContain(draft.slug);
    }
  });

  it('is the only one that is described', async () => {
    const { visitor } = await visit();
    const { slug } = await buildProblem(database.db);
    for (const path of ['/', `/problem/${slug}`, `/explore/${slug}/more`]) {
      expect((await visitor.get(path).expect(200)).text).toContain(BARE);
    }
  });

  it('goes without its text beyond 120 a minute, and while the server is overloaded', async () => {
    const { slug } = await buildProblem(database.db);
    const { visitor } = await visit({ rateLimitScale: 0.01 });
    expect((await visitor.get(`/explore/${slug}`).expect(200)).text).toContain('<h1>Echo</h1>');
    const beyond = await visitor.get(`/explore/${slug}`).expect(200);
    expect(beyond.text).toContain(BARE);
    // For once it says nothing: that is no reason to forget the page.
    expect(beyond.headers).not.toHaveProperty('x-robots-tag');
    const busy = await visit({ isLagging: () => true });
    expect((await busy.visitor.get(`/explore/${slug}`).expect(200)).text).toContain(BARE);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('The database is away'))],
    ['is silent', () => new Promise<never>(() => undefined)],
  ])('goes without its text where the database %s, and the log says so', async (_what, read) => {
    const { visitor, log } = await visit({ db: { read } satisfies Reader });
    const answer = await visitor.get('/explore/stairs').expect(200);
    expect(answer.text).toContain(BARE);
    expect(log.join('')).toContain('a page for visitors goes without its text');
  });
});
