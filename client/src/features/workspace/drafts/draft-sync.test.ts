import type { Draft } from '@stepwise/contracts/draft';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onSessionChange } from '../../../lib/api/session/session-events.ts';
import { believeIn } from '../../../lib/api/session/session.ts';
import { failure, fakeServer, success, type Answer } from '../../../test/fake-server.ts';
import { useEditorStore } from '../editor/editor.store.ts';
import { readAside } from './aside.ts';
import { beginAnew, keepDraftsInStep, settleConflict, useDraftSync } from './draft-sync.ts';
import { readDraft, writeDraft } from './drafts.ts';
import { readKnown, writeKnown } from './known.ts';

const starters = { PYTHON: '# start' };
const place = { userId: 'ada', problemId: 'stairs', language: 'PYTHON' } as const;
const [READ, WRITE] = ['GET /draft/stairs', 'PUT /draft/stairs'];
const editor = () => useEditorStore.getState();
const state = () => useDraftSync.getState().PYTHON;
const after = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  believeIn('ada');
});

afterEach(async () => {
  stop();
  await after(1);
  editor().close();
  believeIn(null);
  vi.unstubAllGlobals();
});

type Stored = { revision: number; code: string | null };

const listed = ({ revision, code }: Stored): Draft[] =>
  revision === 0
    ? []
    : [{ language: 'PYTHON', revision, code, writtenAt: '2026-03-04T12:00:00.000Z' }];

/** A server that has a draft, and takes what is based on it. */
function serverWith(stored: Stored) {
  const server = { ...stored, answer: null as Answer | null };
  const calls = fakeServer({
    [READ]: () => server.answer ?? success({ message: 'ok', data: listed(server) }),
    [WRITE]: () => {
      if (server.answer) return server.answer;
      const { code, basedOn } = calls.at(-1)?.body as { code: string; basedOn: number };
      if (code !== server.code || server.revision === 0) {
        if (basedOn !== server.revision) return failure(409, 'CONFLICT', 'Changed elsewhere');
        Object.assign(server, { code, revision: basedOn + 1 });
      }
      return success({ message: 'ok', data: listed(server)[0] });
    },
  });
  return { server, writes: () => calls.filter(({ route }) => route === WRITE) };
}

async function visit() {
  editor().open('ada', 'stairs', starters);
  const { adopt } = editor();
  stop = keepDraftsInStep({ userId: 'ada', problemId: 'stairs', languages: ['PYTHON'], adopt });
  await after(0);
}

const none = { revision: 0, code: null };

describe('what is typed', () => {
  test('is sent once typing pauses, and not key by key', async () => {
    const { writes } = serverWith(none);
    await visit();
    expect(state()?.word).toBe('saved');
    for (const code of ['a', 'ab', 'abc']) {
      editor().setCode(code);
      await after(1);
    }
    expect(state()?.word).toBe('saving');
    expect(writes()).toEqual([]);
    await after(2);
    expect(writes()).toMatchObject([{ body: { language: 'PYTHON', code: 'abc', basedOn: 0 } }]);
    expect(state()?.word).toBe('saved');
    editor().setCode('abcd');
    await after(10);
    expect(writes().at(-1)?.body).toMatchObject({ code: 'abcd', basedOn: 1 });
  });

  test('is sent now and then where nobody pauses', async () => {
    const { writes } = serverWith(none);
    await visit();
    for (let key = 1; key <= 60; key += 1) {
      editor().setCode('x'.repeat(key));
      await after(1);
    }
    expect(writes().length).toBeGreaterThanOrEqual(5);
    expect(writes().length).toBeLessThanOrEqual(6);
  });

  test('stays on this device while the server is away, and is sent later', async () => {
    const { server, writes } = serverWith(none);
    await visit();
    server.answer = 'unreachable';
    editor().setCode('an hour of work');
    await after(3);
    expect(state()?.word).toBe('local');
    expect(readDraft(place)).toBe('an hour of work');
    server.answer = null;
    window.dispatchEvent(new Event('online'));
    await after(3);
    expect(writes().at(-1)?.body).toMatchObject({ code: 'an hour of work' });
    expect(state()?.word).toBe('saved');
  });

  test('is tried again by itself', async () => {
    const { server } = serverWith(none);
    await visit();
    server.answer = failure(503, 'DATABASE_UNAVAILABLE', 'Later');
    editor().setCode('typed');
    await after(3);
    server.answer = null;
    await after(11);
    expect(server.code).toBe('typed');
  });

  test('that the server will not take is not sent again until it is changed', async () => {
    const { server, writes } = serverWith(none);
    await visit();
    server.answer = failure(400, 'VALIDATION_FAILED', 'Too long');
    editor().setCode('too long');
    await after(120);
    expect(writes()).toHaveLength(1);
    expect(state()?.word).toBe('local');
    server.answer = null;
    editor().setCode('short');
    await after(60);
    expect(server.code).toBe('short');
    expect(state()?.word).toBe('saved');
  });

  test('before there were drafts on the server is sent at the first visit', async () => {
    const { server } = serverWith(none);
    writeDraft(place, 'of last year', '# start');
    await visit();
    await after(3);
    expect(server.code).toBe('of last year');
  });

  test('goes on its way when the page is hidden', async () => {
    serverWith(none);
    const answer = { message: 'ok', data: listed({ revision: 1, code: '' })[0] };
    const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(answer)));
    vi.stubGlobal('fetch', fetched);
    await visit();
    editor().setCode('at the last moment');
    window.dispatchEvent(new Event('pagehide'));
    await after(0);
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(address).toBe('/api/v1/draft/stairs');
    expect(init).toMatchObject({ keepalive: true, headers: { 'Stepwise-User': 'ada' } });
    expect(readKnown(place)).toEqual({ revision: 1, code: 'at the last moment' });
  });

  test('is sent in nobody else’s name', async () => {
    const { writes } = serverWith(none);
    await visit();
    editor().setCode('mine');
    believeIn('bob');
    await after(60);
    stop();
    await after(60);
    expect(writes()).toEqual([]);
    expect(readDraft(place)).toBe('mine');
  });

  test('takes nobody away from the page when the session has ended', async () => {
    const onEnd = vi.fn();
    onSessionChange({ onEnd, onOtherUser: vi.fn() });
    const { server } = serverWith(none);
    await visit();
    server.answer = failure(401, 'UNAUTHENTICATED', 'Sign in');
    editor().setCode('mine');
    await after(3);
    expect(state()?.word).toBe('local');
    expect(onEnd).not.toHaveBeenCalled();
  });

  test('is among the versions after a reset, also one that was never sent', async () => {
    const { server, writes } = serverWith(none);
    await visit();
    server.answer = 'unreachable';
    editor().setCode('an hour of work');
    await after(3);
    editor().reset();
    server.answer = null;
    window.dispatchEvent(new Event('online'));
    await after(3);
    expect(writes().at(-1)?.body).toMatchObject({ code: null, keep: ['an hour of work'] });
    expect(readAside(place)).toEqual([]);
  });
});

describe('what is typed elsewhere', () => {
  test('is shown where nothing new was typed', async () => {
    const { server, writes } = serverWith({ revision: 1, code: 'from the laptop' });
    await visit();
    expect(editor().code).toBe('from the laptop');
    expect(readDraft(place)).toBe('from the laptop');
    Object.assign(server, { revision: 2, code: 'more from the laptop' });
    document.dispatchEvent(new Event('visibilitychange'));
    await after(20);
    expect(editor().code).toBe('more from the laptop');
    expect(writes()).toEqual([]);
  });

  test('becomes a version where one begins anew', async () => {
    const { server, writes } = serverWith({ revision: 1, code: 'solved on the laptop' });
    editor().open('ada', 'stairs', starters);
    const { adopt } = editor();
    stop = keepDraftsInStep({ userId: 'ada', problemId: 'stairs', languages: ['PYTHON'], adopt });
    editor().reset();
    beginAnew('PYTHON');
    await after(0);
    expect(editor().code).toBe('# start');
    await after(3);
    expect(writes()).toMatchObject([{ body: { code: null, keep: ['solved on the laptop'] } }]);
    // From then on it is a draft like others.
    Object.assign(server, { revision: 3, code: 'new on the laptop' });
    document.dispatchEvent(new Event('visibilitychange'));
    await after(20);
    expect(editor().code).toBe('new on the laptop');
  });

  test('an answer that was lost is no change of somebody else', async () => {
    const { server } = serverWith({ revision: 4, code: 'sent' });
    writeDraft(place, 'sent, more', '# start');
    writeKnown(place, { revision: 3, code: 'old', sent: 'sent' });
    await visit();
    expect(state()?.conflict).toBeNull();
    await after(3);
    expect(server).toMatchObject({ revision: 5, code: 'sent, more' });
  });

  async function meetConflict() {
    const met = serverWith({ revision: 1, code: 'old' });
    await visit();
    Object.assign(met.server, { revision: 2, code: 'theirs' });
    editor().setCode('mine');
    await after(3);
    expect(state()).toMatchObject({ word: 'local', conflict: { code: 'theirs' } });
    editor().setCode('mine, more');
    await after(60);
    expect(met.server.code).toBe('theirs');
    expect(met.writes()).toHaveLength(1);
    return met;
  }

  test('and here: what is kept goes on, and the other becomes a version', async () => {
    const { server, writes } = await meetConflict();
    settleConflict('PYTHON', 'mine');
    await after(1);
    const body = { code: 'mine, more', basedOn: 2, keep: ['theirs'] };
    expect(writes().at(-1)?.body).toMatchObject(body);
    expect(server).toMatchObject({ revision: 3, code: 'mine, more' });
    expect(state()).toEqual({ word: 'saved', conflict: null });
  });

  test('and here: what is taken is shown, and mine becomes a version', async () => {
    const { server, writes } = await meetConflict();
    settleConflict('PYTHON', 'other');
    await after(1);
    expect(editor().code).toBe('theirs');
    expect(writes().at(-1)?.body).toMatchObject({ code: 'theirs', keep: ['mine, more'] });
    expect(server).toMatchObject({ revision: 2, code: 'theirs' });
    expect(state()).toEqual({ word: 'saved', conflict: null });
  });

  test('and here: mine is not lost when the choice cannot be sent', async () => {
    const { server, writes } = await meetConflict();
    server.answer = 'unreachable';
    settleConflict('PYTHON', 'other');
    await after(1);
    stop();
    server.answer = null;
    await visit();
    await after(3);
    expect(writes().at(-1)?.body).toMatchObject({ code: 'theirs', keep: ['mine, more'] });
  });
});
