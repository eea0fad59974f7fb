import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startCommandLine } from '../command-line.ts';

// What the command line says without a site of Stepwise's.

const OWN = 'http://127.0.0.1:8';
const OTHER = 'http://127.0.0.1:9';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'stepwise-cli-'));
  mkdirSync(join(home, 'stepwise'));
  const config = { host: OWN, tokens: { [OWN]: 'swp_x' } };
  writeFileSync(join(home, 'stepwise/config.json'), JSON.stringify(config));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

it('means the site of STEPWISE_HOST, and no other in its place', async () => {
  const ran = await startCommandLine(home, ['list'], { env: { STEPWISE_HOST: OTHER } }).ended;
  const err = `You are not logged in at ${OTHER}: stepwise login ${OTHER}\n`;
  expect(ran).toMatchObject({ exit: 4, err });
});

it('sends no program that it would have to change', async () => {
  const id = '00000000-0000-4000-8000-000000000000';
  const project = {
    ...{ host: OWN, id, slug: 'echo', title: 'Echo', language: 'JAVASCRIPT' },
    ...{ timeLimitMs: 1000, checkers: [] },
  };
  writeFileSync(join(home, '.stepwise.json'), JSON.stringify(project));
  const file = join(home, 'solution.js');
  writeFileSync(file, Buffer.from("console.log('\u00fc')\n", 'latin1'));
  const ran = await startCommandLine(home, ['submit']).ended;
  expect(ran).toMatchObject({ exit: 2, err: expect.stringMatching(/is not UTF-8: save it so/) });
});

it('ends without a word when nobody reads on', async () => {
  const { ran, ended, stopReading } = startCommandLine(home, ['help']);
  stopReading();
  await ended;
  expect(ran).toMatchObject({ exit: 141, err: '' });
});

it('says that a site is no Stepwise, whatever it answers', async () => {
  const server = createServer((_req, res) => res.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const ran = await startCommandLine(home, ['login', host], { input: 'swp_x' }).ended;
  server.close();
  const err = `${host} answers with 200, not as Stepwise does\n`;
  expect(ran).toMatchObject({ exit: 3, err });
});
