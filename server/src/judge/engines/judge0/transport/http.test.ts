import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { Judge0Api } from './api.ts';
import { Judge0Http } from './http.ts';
import { languageIds } from '../settings.ts';

type Recorded = { readonly status: number; readonly text: string };

/** Recorded from a Judge0 1.13.1. */
const recorded = JSON.parse(
  readFileSync(new URL('../fixtures/answers.json', import.meta.url), 'utf8'),
) as Record<string, Recorded>;

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

const never = new AbortController().signal;

/** A client of a server that answers like this. */
async function clientOf(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  { path = '', timeoutMs = 10_000 } = {},
): Promise<Judge0Api> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  const settings = {
    url,
    token: 'secret',
    tokenHeader: 'X-Judge',
    languageIds: languageIds(),
  };
  return new Judge0Api(new Judge0Http(settings, timeoutMs));
}

async function replaying(name: string): Promise<Judge0Api> {
  const { status, text } = recorded[name] ?? { status: 0, text: `${name} was not recorded` };
  return await clientOf((_, response) => response.writeHead(status).end(text));
}

const submission = { source_code: 'eA==', language_id: 63 };

describe('a recorded answer', () => {
  it('tells the languages, the limits and the workers', async () => {
    expect((await (await replaying('get_languages')).languages(never)).map(({ id }) => id)).toEqual(
      [62, 63, 71, 74],
    );
    const config = await (await replaying('get_config_info')).config(never);
    expect(config).toMatchObject({ max_cpu_time_limit: 15, max_submission_batch_size: 20 });
    const workers = await (await replaying('get_workers')).workers(never);
    expect(workers).toEqual([{ size: 0, available: 4 }]);
  });

  it('tells of each entry of a batch whether it was taken', async () => {
    const three = [submission, submission, submission];
    expect(await (await replaying('batch_one_invalid')).submit(three, never)).toEqual([
      { token: expect.stringMatching(/^[\da-f-]{36}$/) },
      { wrong: "source_code can't be blank" },
      { wrong: "language_id language with id 9999 doesn't exist" },
    ]);
    const refused = await (await replaying('batch_all_invalid')).submit(three.slice(1), never);
    expect(refused.every((entry) => 'wrong' in entry)).toBe(true);
  });

  it('tells of a token that nobody knows', async () => {
    const tokens = JSON.parse(recorded['batch_get_unknown_token']?.text ?? '').submissions.map(
      (entry: { token: string } | null) => entry?.token ?? 'nope',
    );
    const api = await replaying('batch_get_unknown_token');
    expect(await api.statuses(tokens, never)).toEqual([3, null, 3]);
  });

  it.each([
    ['config/auth_none', 'refused', /refuses our requests \(HTTP 401\)/],
    ['config/ip_forbidden', 'refused', /HTTP 403/],
    ['config/queue_full_batch1', 'busy', /queue is full/],
    ['config/batch_larger_than_queue', 'busy', /queue is full/],
    ['config/maintenance_post', 'closed', /in maintenance/],
    ['config/batch_disabled_post', 'closed', /batched submissions are not allowed/],
    ['batch_21', 'closed', /less than or equal to 20/],
    ['verdict/plain_batch_get_utf8', 'closed', /cannot be converted to UTF-8/],
    ['get_root', 'transient', /no JSON/],
  ])('is an error in words: %s', async (name, trouble, message) => {
    const request = (await replaying(name)).submit([submission], never);
    await expect(request).rejects.toMatchObject({ name: 'Judge0Error', trouble });
    await expect(request).rejects.toThrow(message);
  });
});

describe('a server in trouble', () => {
  it.each<[string, (response: ServerResponse) => void, RegExp]>([
    ['500', (response) => response.writeHead(500).end('oops'), /HTTP 500/],
    ['HTML', (response) => response.end('<html></html>'), /no JSON/],
    ['half a JSON', (response) => response.end('[{"id":63,'), /no JSON/],
    ['another JSON', (response) => response.end('{"languages":[]}'), /cannot be understood/],
    ['a reset', (response) => response.destroy(), /cannot be reached/],
    ['a redirect', (response) => response.writeHead(302, { Location: '/x' }).end(), /reached/],
  ])('is worth another try: %s', async (_, answer, message) => {
    const api = await clientOf((_request, response) => answer(response));
    const request = api.languages(never);
    await expect(request).rejects.toMatchObject({ trouble: 'transient' });
    await expect(request).rejects.toThrow(message);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['at all', () => undefined],
    ['to the end', (response) => response.write('[{"id"')],
  ])('is given up when it does not answer %s', async (_, answer) => {
    const api = await clientOf((_request, response) => answer(response), { timeoutMs: 300 });
    const request = api.languages(never);
    await expect(request).rejects.toMatchObject({ trouble: 'transient' });
    await expect(request).rejects.toThrow('no answer in 300 ms');
  });

  it.each([
    [404, 'absent'],
    [408, 'absent'],
    [413, 'too-large'],
    [414, 'unfit'],
    [422, 'unfit'],
    [429, 'busy'],
  ])('says by HTTP %i that it is: %s', async (status, trouble) => {
    const api = await clientOf((_, response) => response.writeHead(status).end());
    await expect(api.languages(never)).rejects.toMatchObject({ trouble });
  });

  it('is left at once when the signal is aborted', async () => {
    const abort = new AbortController();
    const reason = new Error('enough');
    const api = await clientOf(() => abort.abort(reason));
    await expect(api.languages(abort.signal)).rejects.toBe(reason);
  });
});

it('keeps the path of the address and sends the token in its header', async () => {
  const seen: (string | string[] | undefined)[] = [];
  const api = await clientOf(
    (request, response) => {
      seen.push(request.url, request.headers['x-judge']);
      response.end('[]');
    },
    { path: '/judge/' },
  );
  await api.languages(never);
  expect(seen).toEqual(['/judge/languages', 'secret']);
});
