import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runProgram } from '../../../../cli/lib/run-program.mjs';
import { makeToken, signUp, startTestApp, type Browser } from '../app.ts';
import { CLI, startCommandLine, type CommandOptions } from '../command-line.ts';
import { useTestDatabase } from '../database.ts';
import { buildProblem } from '../factories.ts';
import { scriptedEngine } from '../doubles/scripted-engine.ts';

const database = useTestDatabase();

/** Prints what it reads: right for the problem of these tests, here and for the scripted judge. */
const RIGHT = 'process.stdin.pipe(process.stdout);\n';
const WRONG = "console.log('something else');\n";

let home: string;
const servers: Server[] = [];
beforeEach(() => (home = mkdtempSync(join(tmpdir(), 'stepwise-cli-'))));
afterEach(() => {
  rmSync(home, { recursive: true, force: true });
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const start = (args: readonly string[], options: CommandOptions = {}) =>
  startCommandLine(home, args, options);
const run = (args: readonly string[], options: CommandOptions = {}) => start(args, options).ended;

const program = (source: string, slug = 'echo') =>
  writeFileSync(join(home, slug, 'solution.js'), source);

type Hold = (stdin: string) => Promise<void>;

/** A site with one problem, and a person of it who has a token. */
async function site({ hold }: { hold?: Hold } = {}) {
  await database.db.user.deleteMany();
  await database.db.problem.updateMany({
    where: { slug: 'echo' },
    data: { slug: `old-${crypto.randomUUID()}` },
  });
  const engine = scriptedEngine(async (source, stdin) => {
    await hold?.(stdin);
    return { stdout: source === RIGHT ? stdin : 'something else' };
  });
  const { app, browser: newBrowser } = await startTestApp(database.db, { engine });
  const server = createServer(app).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await buildProblem(database.db, {
    slug: 'echo',
    title: 'Echo',
    tests: [
      { input: '1 2\n', output: '1 2\n' },
      { input: '3\n', output: '3\n' },
      { input: 'a hidden input', output: 'a hidden input', hidden: true },
    ],
    codeSnippets: { JAVASCRIPT: RIGHT, PYTHON: 'print(input())\n' },
  });
  const browser = newBrowser();
  await signUp(browser);
  return { server, host, browser };
}

async function login(host: string, browser: Browser, scopes?: readonly string[]) {
  const { secret, id } = await makeToken(browser, scopes ? { scopes } : {});
  const ran = await run(['login', host], { input: `${secret}\n` });
  expect(ran).toMatchObject({ exit: 0, err: '' });
  return { secret, id, ran };
}

describe('the command line', () => {
  it('leads in four commands from nothing to Accepted', async () => {
    const { host, browser } = await site();
    const { secret, ran } = await login(host, browser);
    expect(ran.out).toContain(`Logged in at ${host} as Ada Lovelace`);
    const got = await run(['get', 'echo', '--lang', 'javascript']);
    expect(got).toMatchObject({ exit: 0, err: '' });
    expect(readdirSync(join(home, 'echo')).sort()).toEqual([
      ...['.stepwise.json', 'README.md', 'samples', 'solution.js'],
    ]);
    expect(readFileSync(join(home, 'echo/samples/2.in'), 'utf8')).toBe('3\n');
    expect(readFileSync(join(home, 'echo/README.md'), 'utf8')).toContain(`${host}/problem/echo`);
    const cwd = join(home, 'echo');
    const tested = await run(['test'], { cwd });
    expect(tested).toMatchObject({ exit: 0, err: '' });
    expect(tested.out).toMatch(/without a sandbox.*\n1 ok \d+ ms\n2 ok \d+ ms\n$/s);
    const submitted = await run(['submit'], { cwd });
    expect(submitted).toMatchObject({ exit: 0, err: '' });
    const [submission] = await database.db.submission.findMany();
    expect(submitted.out.replace(/\d+ ms/, '20 ms')).toBe(
      `${host} as Ada Lovelace · echo · JavaScript · solution.js (${RIGHT.length} bytes)\n` +
        `Accepted  3/3, 20 ms, ${host}/problem/echo/submissions/${submission?.id}\n`,
    );
    for (const { out, err } of [ran, got, tested, submitted]) expect(out + err).not.toMatch(secret);
    const status = await run(['status']);
    expect(status.out).toContain('Accepted 3/3  Echo (JAVASCRIPT)');
    const list = await run(['list', 'ech']);
    expect(list.out).toMatch(/^\+ +\d+ {2}echo {2}easy {4}Echo$/m);
    expect((await run(['list', '--unsolved', 'echo'])).out).toBe('No problem is like that.\n');
    expect((await run(['open'], { cwd })).out).toBe(`${host}/problem/echo\n`);
  });

  it('keeps the token where nobody else reads it, and forgets it', async () => {
    const { host, browser } = await site();
    const { secret } = await login(host, browser);
    const file = join(home, 'stepwise/config.json');
    expect(readFileSync(file, 'utf8')).toContain(secret);
    if (process.platform !== 'win32') {
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(statSync(join(home, 'stepwise')).mode & 0o777).toBe(0o700);
    }
    expect((await run(['logout'])).exit).toBe(0);
    expect(readFileSync(file, 'utf8')).not.toContain(secret);
    expect((await run(['list'])).exit).toBe(4);
    writeFileSync(file, '{');
    expect(await run(['list'])).toMatchObject({ exit: 2, err: expect.stringMatching('damaged') });
  });

  it('says where a program goes wrong, here and at the judge', async () => {
    const { host, browser } = await site();
    await login(host, browser);
    await run(['get', 'echo', '--lang', 'js']);
    program(WRONG);
    const cwd = join(home, 'echo');
    const tested = await run(['test'], { cwd });
    expect(tested.exit).toBe(1);
    expect(tested.out).toContain('1 WRONG line 1: got "something else", expected "1 2"');
    expect(tested.out).toContain('2 of 2 failed');
    const submitted = await run(['submit', 'solution.js'], { cwd });
    expect(submitted.exit).toBe(1);
    expect(submitted.out).toContain(
      'test 1: Wrong Answer: for "1 2" got "something else", expected "1 2"\n',
    );
    expect(submitted.out).toContain('test 3: Wrong Answer (hidden)\n');
    expect(submitted.out).toMatch(/^Wrong Answer {2}0\/3, /m);
    program("throw new Error('a\\u001b[31mlarm');\n");
    const thrown = await run(['test'], { cwd });
    expect(thrown.out).toMatch(/^1 FAILED with exit status 1\n/m);
    expect(thrown.out).not.toContain('\u001b');
  });

  it('compares with the answers of the person’s own tests as the judge would', async () => {
    const { host, browser } = await site();
    await login(host, browser);
    await run(['get', 'echo', '--lang', 'js']);
    const cwd = join(home, 'echo');
    writeFileSync(join(cwd, 'own.in'), '7 8  \r\n');
    writeFileSync(join(cwd, 'own.out'), '7 8');
    writeFileSync(join(cwd, 'alone.in'), '9');
    const { exit, out } = await run(['test'], { cwd });
    expect(exit).toBe(0);
    expect(out).toMatch(/^alone ran in \d+ ms: "9"\nown ok \d+ ms$/m);
  });

  it('stops a program that runs on and on, or prints without end', async () => {
    const stopped = async (source: string, withinMs: number) => {
      const args = ['-e', source];
      const input = Buffer.from('never read');
      const ran = await runProgram({ command: process.execPath, args, cwd: home, input, withinMs });
      return ran.stopped;
    };
    expect(await stopped('for (;;);', 300)).toBe('time');
    const endless = "setInterval(() => process.stdout.write('x'.repeat(1e6)), 0);";
    expect(await stopped(endless, 30_000)).toBe('output');
  });

  it('keeps a program that is there, and sends one only once a minute', async () => {
    const { host, browser } = await site();
    await login(host, browser);
    await run(['get', 'echo', '--lang', 'js']);
    program(WRONG);
    expect((await run(['get', 'echo', '--lang', 'js'])).out).toContain('was there already');
    expect(readFileSync(join(home, 'echo/solution.js'), 'utf8')).toBe(WRONG);
    const minute = () => Math.floor(Date.now() / 60_000);
    const begin = minute();
    for (let count = 0; count < 2; count += 1) {
      expect((await run(['submit'], { cwd: join(home, 'echo') })).exit).toBe(1);
    }
    expect(await database.db.submission.count()).toBeLessThanOrEqual(1 + minute() - begin);
  });

  it('shows each test as it ends, and asks for the verdict when the stream breaks', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const { host, browser, server } = await site({
      hold: (stdin) => (stdin.startsWith('1') ? Promise.resolve() : held),
    });
    await login(host, browser);
    await run(['get', 'echo', '--lang', 'js']);
    program(WRONG);
    const { ran, ended } = start(['submit'], { cwd: join(home, 'echo') });
    await expect.poll(() => ran.out, { timeout: 30_000 }).toContain('test 1: Wrong Answer');
    expect(ran.exit).toBeNull();
    const [{ id } = { id: '' }] = await database.db.submission.findMany({ select: { id: true } });
    expect(await run(['status', id])).toMatchObject({ exit: 3, out: 'Processing\n' });
    server.closeAllConnections();
    release();
    expect((await ended).exit).toBe(1);
    expect(ran.out).toMatch(/^Wrong Answer {2}0\/3/m);
    expect(await database.db.submission.count()).toBe(1);
  });
});

describe('a command that cannot be done', () => {
  it('says why, and ends with the status for that', async () => {
    const { host, browser } = await site();
    expect(await run(['list'])).toMatchObject({ exit: 4, err: expect.stringMatching(/^Log in/) });
    const bad = await run(['login', host], { input: 'swp_wrong' });
    expect(bad).toMatchObject({ exit: 4, err: expect.stringMatching('is not valid') });
    const { id } = await login(host, browser, ['read']);
    await run(['get', 'echo', '--lang', 'js']);
    const cwd = join(home, 'echo');
    expect(await run(['submit'], { cwd })).toMatchObject({
      ...{ exit: 4, err: 'This token may not do this: it lacks the scope "submit"\n' },
    });
    expect(await run(['get', 'nothing'])).toMatchObject({ exit: 2, err: 'Problem not found\n' });
    expect((await run(['get', 'echo', '--lang', 'cobol'])).err).toContain('no language cobol');
    const other = await run(['get', 'echo', '--lang', 'ts']);
    const offered = 'This problem is not for ts. It is for: python, javascript\n';
    expect(other).toMatchObject({ exit: 2, err: offered });
    expect((await run(['fly'])).exit).toBe(2);
    await browser.delete(`/api/v1/auth/tokens/${id}`).expect(200);
    const revoked = await run(['list']);
    expect(revoked).toMatchObject({
      exit: 4,
      err: expect.stringMatching('was revoked, or its account is suspended'),
    });
    const away = await run(['login', 'http://127.0.0.1:9'], { input: 'swp_x' });
    expect(away).toMatchObject({ exit: 3, err: expect.stringMatching('cannot be reached') });
  });

  it('sends no token to a site that only a folder names', async () => {
    const { host, browser } = await site();
    await login(host, browser);
    await run(['get', 'echo', '--lang', 'js']);
    const heard: string[] = [];
    const other = createServer((req, res) => {
      heard.push(String(req.headers.authorization));
      res.end('{}');
    }).listen(0, '127.0.0.1');
    servers.push(other);
    await once(other, 'listening');
    const file = join(home, 'echo/.stepwise.json');
    const { port } = other.address() as AddressInfo;
    const project = JSON.parse(readFileSync(file, 'utf8')) as object;
    writeFileSync(file, JSON.stringify({ ...project, host: `http://127.0.0.1:${port}` }));
    const env = { STEPWISE_HOST: host, STEPWISE_TOKEN: 'swp_x' };
    for (const one of [{}, env]) {
      const ran = await run(['submit'], { cwd: join(home, 'echo'), env: one });
      expect(ran).toMatchObject({ exit: 4, err: expect.stringMatching('not logged in at') });
    }
    expect(heard).toEqual([]);
  });
});

describe('Competitive Companion', () => {
  it('is what an editor hears that listens for it', async () => {
    const { host, browser } = await site();
    await login(host, browser);
    let heard = '';
    const editor = createServer((req, res) => {
      req.on('data', (chunk: Buffer) => (heard += chunk.toString()));
      req.on('end', () => res.end());
    }).listen(0, '127.0.0.1');
    servers.push(editor);
    await once(editor, 'listening');
    const { port } = editor.address() as AddressInfo;
    const ran = await run(['get', 'echo', '--companion', String(port)]);
    expect(ran).toMatchObject({ exit: 0, err: '' });
    expect(JSON.parse(heard)).toMatchObject({
      ...{ name: 'Echo', url: `${host}/problem/echo`, timeLimit: 2000 },
      tests: [{ input: '1 2\n', output: '1 2\n' }, { input: '3\n' }],
    });
    expect(readdirSync(home)).toEqual(['stepwise']);
  });
});

it('needs Node alone', () => {
  const names = readdirSync(CLI, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name.endsWith('.mjs'));
  expect(files.length).toBeGreaterThan(10);
  for (const name of files) {
    const text = readFileSync(join(CLI, name), 'utf8');
    for (const [, from = ''] of text.matchAll(/^(?:import|export)\b[^;]*?from '([^']+)'/gm)) {
      expect([name, from]).toEqual([name, expect.stringMatching(/^(node:|\.\.?\/)/)]);
    }
  }
});
