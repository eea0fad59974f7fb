import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeAll } from 'vitest';
import type { Database } from '../lib/db/db.ts';
import { makeToken, signUp, startTestApp } from './app.ts';
import { buildProblem } from './factories.ts';
import { storeJudged, type Judged } from './judged-program.ts';

const run = promisify(execFile);

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

/** When the first program of these people was sent in, at the earliest. */
export const START = Date.UTC(2026, 0, 1);
export const minute = (count: number) => new Date(START + count * 60_000);

/** Two problems in the database of a test file, and people who solve the first and read their records. */
export function useGitPeople(database: { readonly db: Database }) {
  const problems = {} as Record<'problem' | 'other', Judged['problem']>;
  beforeAll(async () => {
    const { db } = database;
    problems.problem = await buildProblem(db, { slug: 'twosum', title: 'Two | Sum <b>' });
    problems.other = await buildProblem(db, { slug: '3sum', title: 'Three Sum' });
  });
  const person = (overrides: Parameters<typeof gitPerson>[2] = {}) =>
    gitPerson(database.db, problems.problem, overrides);
  return { problems, person };
}

/** A person with a token, and git on a machine of theirs, which knows no other settings. */
async function gitPerson(
  db: Database,
  problem: Judged['problem'],
  overrides: Parameters<typeof startTestApp>[1] = {},
) {
  const { app, browser: newBrowser } = await startTestApp(db, overrides);
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const folder = mkdtempSync(join(tmpdir(), 'record-'));
  cleanups.push(
    () => rmSync(folder, { recursive: true, force: true }),
    () => closeServer(server),
  );
  const browser = newBrowser();
  const { id: userId } = await signUp(browser);
  const { secret, id: tokenId } = await makeToken(browser, { scopes: ['read'] });
  const { port } = server.address() as { port: number };
  const address = (name = 'record', token = secret) =>
    `http://ada:${token}@127.0.0.1:${String(port)}/${name}.git`;
  const git = async (args: readonly string[], cwd = folder) => {
    const env = { PATH: process.env['PATH'], HOME: folder, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };
    const { stdout } = await run('git', [...args], { cwd, env, timeout: 60_000 });
    return stdout;
  };
  const clone = (name = 'record') => git(['clone', '--quiet', address(name), name]);
  const solve = (source: string, at: number, over: Partial<Judged> = {}) =>
    storeJudged(db, { userId, problem, source, at: minute(at), ...over });
  const file = (path: string) => readFileSync(join(folder, path), 'utf8');
  return {
    ...{ app, browser, newBrowser, userId, secret, tokenId, folder, port },
    ...{ address, git, clone, solve, file },
  };
}

function closeServer(server: Server): void {
  server.closeAllConnections();
  server.close();
}

/** What git says when it fails. */
export async function failureOf(act: Promise<unknown>): Promise<string> {
  const error: unknown = await act.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error === null) throw new Error('git did not fail');
  return String((error as { stderr?: unknown }).stderr);
}
