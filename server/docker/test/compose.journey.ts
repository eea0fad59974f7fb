import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { LanguageKey } from '@stepwise/contracts/language';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BankProblem } from '../../src/bank/bank-problem.ts';
import { BANK_DIRECTORY, listPackages, readProblem } from '../../src/bank/read-problem.ts';
import { Learner } from '../../src/chaos/learner.ts';
import { type Bench, setUpBench } from './bench.ts';
import type { Installation } from './installation.ts';
import { reasonToSkip } from './reason-to-skip.ts';
import { digestsOfNpmStart, TEST_DIGESTS } from './test-digest.ts';

// What the operations page says, done in its order on a Docker of this test's own. Each step goes on
// where the one before it ended.
const API = 'api-embedded';
const SLUG = 'climbingstairs';

let bench: Bench;
let product: Installation;
let learners: Learner[] = [];
let problems: readonly BankProblem[] = [];
let ids: ReadonlyMap<string, string> = new Map();

const reason = await reasonToSkip();
if (reason !== null) process.stderr.write(`Not run, because ${reason}\n`);

describe.skipIf(reason !== null)('docker compose', () => {
  beforeAll(async () => {
    bench = await setUpBench();
    product = bench.installation;
    problems = await Promise.all((await listPackages(BANK_DIRECTORY)).map(readProblem));
  });

  afterAll(() => bench.remove());

  it('comes up with everything ready', async () => {
    await product.compose('up', '--build', '--detach');
    const { ready, judge, problems: tests } = await product.ready();
    expect(ready).toBe(true);
    expect(tests).toEqual({ ok: true, reason: null });
    expect(judge.isolation).toMatch(/bubblewrap/);
    expect(judge.languages.filter(({ available }) => available)).toHaveLength(4);
    expect(judge.accounting).not.toContain('systemd-run');
    const log = await product.compose('logs', API);
    expect(log).toContain('Stepwise is running on port 3000 of this container');
    expect(await product.compose('logs', 'migrate')).toMatch(/Password \(shown this once\): \S+/);
  });

  it('has the very test cases that npm start has', async () => {
    const digests = await product.sql(TEST_DIGESTS);
    expect(digests).toHaveLength(problems.length);
    expect(digests).toEqual(await digestsOfNpmStart());
  });

  it('judges every language', async () => {
    const rows = await product.sql(`SELECT slug || '|' || id FROM "Problem"`);
    ids = new Map(rows.map((row) => row.split('|') as [string, string]));
    learners = Array.from({ length: 6 }, (_, i) => new Learner(product.url, `l${i}@example.com`));
    for (const learner of learners) await learner.enter('register');
    const [ada] = learners;
    for (const language of ['JAVASCRIPT', 'PYTHON', 'JAVA', 'TYPESCRIPT'] as const) {
      const judged = await ada?.solve(idOf(SLUG), language, referenceOf(language));
      expect([language, judged?.status]).toEqual([language, 'Accepted']);
    }
  });

  it('leaves judging to a container that does nothing else', async () => {
    product.set({ JUDGES: '1', JUDGE_SLOTS: '0' });
    await product.compose('up', '--detach');
    await product.ready();
    const judged = await learners[0]?.solve(idOf(SLUG), 'JAVA', referenceOf('JAVA'));
    expect(judged?.status).toBe('Accepted');
    product.set({ JUDGES: '0', JUDGE_SLOTS: '' });
    await product.compose('up', '--detach');
    await product.ready();
  });

  it('accepts none of the programs that the bank calls too slow', async () => {
    const slow = problems.flatMap(({ slug, programs }) =>
      programs
        .filter(({ outcome }) => outcome === 'time_limit_exceeded')
        .map(({ name, language, source }) => ({ slug, name, language, source })),
    );
    expect(slow.length).toBeGreaterThan(20);
    const verdicts = await allOf(slow, async ({ slug, name, language, source }, learner) => {
      const { status } = await learner.solve(idOf(slug), language, source);
      return `${slug}/${name}: ${status}`;
    });
    const wanted = slow.map(({ slug, name }) => `${slug}/${name}: Time Limit Exceeded`);
    expect(verdicts).toEqual(wanted);
  });

  it('loses nothing when the API is restarted and killed amid submissions', async () => {
    const before = await countSubmissions();
    const reference = referenceOf('PYTHON');
    const sent = Array.from({ length: 24 }, (_, i) => `${reference}\n# ${i}\n`);
    const judged = allOf(sent, (source, learner) => learner.solve(idOf(SLUG), 'PYTHON', source));
    await product.compose('restart', API);
    await product.ready();
    await product.compose('kill', API);
    await product.compose('up', '--detach');
    const results = await judged;
    expect(results.map(({ status }) => status)).toEqual(sent.map(() => 'Accepted'));
    expect(new Set(results.map(({ id }) => id)).size).toBe(sent.length);
    expect(await countSubmissions()).toBe(before + sent.length);
  });

  it('says that it is back in a moment while the API is away', async () => {
    await product.compose('stop', API);
    const api = await product.get('/api/v1/problems/get-all-problems');
    expect(api.status).toBe(503);
    expect(api.headers.get('Content-Type')).toContain('application/json');
    expect(Number(api.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(JSON.parse(api.text)).toMatchObject({ code: 'RESTARTING' });
    const page = await product.get('/problems');
    expect(page.status).toBe(503);
    expect(page.text).toContain('Back in a moment');
  });

  it('changes nothing when it is brought up again', async () => {
    const before = await product.sql('SELECT slug, "updatedAt" FROM "Problem" ORDER BY slug');
    await product.compose('up', '--detach');
    await product.ready();
    const log = await product.compose('logs', '--tail=40', 'migrate');
    expect(log).toContain(`0 created, 0 updated, ${problems.length} unchanged`);
    expect(await product.sql('SELECT slug, "updatedAt" FROM "Problem" ORDER BY slug')).toEqual(
      before,
    );
  });

  it('tells people apart behind a proxy once it knows it', async () => {
    for (const learner of learners) await learner.enter('login');
    await Promise.all(learners.map((learner) => learner.solve(idOf(SLUG), 'PYTHON', 'print(1)')));
    expect((await product.ready()).addresses.reason).toContain('FRONT_PROXY');
    product.set({ FRONT_PROXY: '172.16.0.0/12' });
    await product.compose('up', '--detach');
    await product.ready();
    await product.get('/problems', { 'X-Forwarded-For': '203.0.113.77' });
    expect(await product.compose('logs', '--tail=20', 'web')).toContain('203.0.113.77');
  });

  it('still does when its network has been made anew', async () => {
    await product.compose('down');
    await product.compose('up', '--detach');
    await product.ready();
    await product.get('/problems', { 'X-Forwarded-For': '203.0.113.78' });
    expect(await product.compose('logs', '--tail=20', 'web')).toContain('203.0.113.78');
  });

  it('keeps what people wrote out of the log of PostgreSQL', async () => {
    const [one, other] = learners.map(({ email }) => email);
    const take = `UPDATE "User" SET email = '${one}' WHERE email = '${other}'`;
    await expect(product.sql(take)).rejects.toThrow();
    const log = await product.compose('logs', 'postgres');
    expect(log).toContain('duplicate key value');
    expect(log).not.toMatch(/@example\.com/);
  });

  it('keeps both backups of a day, and lists them', async () => {
    const first = await backUp();
    const second = await backUp();
    const list = ['--entrypoint', 'ls', 'backup', '-l', '/data/backups'];
    const listed = await product.compose('run', '--rm', ...list);
    expect(listed).toContain(first);
    expect(listed).toContain(second);
  });

  it('restores from a copy what was there at the time of the backup', async () => {
    const file = await copyOutAndIn(await backUp());
    const before = await product.sql(TEST_DIGESTS);
    const late = new Learner(product.url, 'late@example.com');
    await late.enter('register');
    await restore(file);
    const people = await product.sql('SELECT email FROM "User" ORDER BY email');
    expect(people).toEqual(expect.arrayContaining(learners.map(({ email }) => email)));
    expect(people).not.toContain(late.email);
    expect(await product.sql(TEST_DIGESTS)).toEqual(before);
  });

  it('is upgraded with its replicas, and the backup with it', async () => {
    product.set({ API_REPLICAS: '2' });
    await product.compose('up', '--detach');
    await backUp();
    const migration = join(product.checkout, 'prisma/migrations/29990101000000_compose_test');
    mkdirSync(migration);
    writeFileSync(join(migration, 'migration.sql'), 'CREATE TABLE compose_test (id int);\n');
    await product.compose('up', '--build', '--detach');
    expect((await product.ready()).database.ok).toBe(true);
    expect(await product.sql('SELECT count(*) FROM compose_test')).toEqual(['0']);
    expect(await countReplicas()).toBe(2);
    // By the program of the new version: the old one would not know its own backup again.
    await restore(await backUp());
    expect(await countReplicas()).toBe(2);
  });

  it('leaves nothing behind', async () => {
    await product.compose('--profile', 'backup', 'down', '--volumes', '--remove-orphans');
    const kinds = [
      ['ps', '-aq'],
      ['volume', 'ls', '-q'],
      ['network', 'ls', '-q', '-f', 'type=custom'],
    ];
    for (const kind of kinds)
      expect([kind[0], await bench.docker.docker(...kind)]).toEqual([kind[0], '']);
    await bench.remove();
    expect(existsSync(bench.folder)).toBe(false);
    expect(bench.leftovers()).toEqual([]);
  });
});

function idOf(slug: string): string {
  return ids.get(slug) ?? '';
}

function referenceOf(language: LanguageKey): string {
  return problems.find(({ slug }) => slug === SLUG)?.references[language] ?? '';
}

/** The learners share the work out among them; results in the order given. */
async function allOf<Item, Result>(
  items: readonly Item[],
  work: (item: Item, learner: Learner) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = [...items.entries()];
  const lane = async (learner: Learner): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      results[next[0]] = await work(next[1], learner);
    }
  };
  await Promise.all(learners.map(lane));
  return results;
}

async function countSubmissions(): Promise<number> {
  const [count] = await product.sql('SELECT count(*) FROM "Submission"');
  return Number(count);
}

async function countReplicas(): Promise<number> {
  return (await product.compose('ps', '--quiet', API)).trim().split('\n').length;
}

/** Out of the volume and back in under another name, which it answers. */
async function copyOutAndIn(file: string): Promise<string> {
  const copy = join(bench.folder, file);
  const out = ['--entrypoint', 'cat', 'backup', `/data/backups/${file}`];
  await product.composeWithFiles(['run', '--rm', '-T', ...out], { to: copy });
  const back = ['--entrypoint', 'sh', 'backup', '-c', `cat > /data/backups/copy-${file}`];
  await product.composeWithFiles(['run', '--rm', '-T', ...back], { from: copy });
  return `copy-${file}`;
}

/** The name of the file. */
async function backUp(): Promise<string> {
  const printed = await product.compose('run', '--rm', 'backup');
  return basename(/\/data\/backups\/\S+\.gz/.exec(printed)?.[0] ?? printed);
}

async function restore(file: string): Promise<void> {
  await product.compose('stop', API);
  const command = ['src/commands/database/db-restore.ts', `/data/backups/${file}`, '--replace'];
  await product.compose('run', '--rm', 'backup', ...command);
  await product.compose('up', '--detach');
  await product.ready();
}
