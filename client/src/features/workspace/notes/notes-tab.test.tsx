import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { believeIn } from '../../../lib/api/session/session.ts';
import { failure, fakeServer, success, type Answer } from '../../../test/fake-server.ts';
import { readDraft, writeDraft } from '../drafts/drafts.ts';
import { NotesTab } from './notes-tab.tsx';

const place = { userId: 'ada', problemId: 'stairs', language: 'NOTE' } as const;
const [READ, WRITE] = ['GET /note/stairs', 'PUT /note/stairs'];

const after = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

beforeEach(() => {
  vi.useFakeTimers();
  believeIn('ada');
});

afterEach(async () => {
  await after(1);
  believeIn(null);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A server that has a note, and takes what is based on it. */
function serverWith(text: string | null, revision = text === null ? 0 : 1) {
  const server = { text, revision, answer: null as Answer | null };
  const note = () => ({
    ...{ text: server.text ?? '', revision: server.revision },
    writtenAt: '2026-03-04T12:00:00.000Z',
  });
  const calls = fakeServer({
    [READ]: () =>
      server.answer ?? success({ message: 'ok', data: server.revision === 0 ? null : note() }),
    [WRITE]: () => {
      if (server.answer) return server.answer;
      const sent = calls.at(-1)?.body as { text: string; basedOn: number };
      if (sent.basedOn !== server.revision) return failure(409, 'CONFLICT', 'Changed elsewhere');
      Object.assign(server, { text: sent.text, revision: sent.basedOn + 1 });
      return success({ message: 'ok', data: note() });
    },
  });
  return { server, writes: () => calls.filter(({ route }) => route === WRITE) };
}

async function visit() {
  const page = render(<NotesTab userId="ada" problemId="stairs" />);
  await after(0);
  return page;
}

const field = () => screen.getByRole('textbox', { name: 'Notes' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });

test('notes are saved once typing pauses, and are there again', async () => {
  const { server, writes } = serverWith(null);
  const { unmount } = await visit();
  expect(field()).toHaveAccessibleDescription('Only you can read them.');
  type('Two');
  await after(1);
  type('Two variables');
  expect(screen.getByText('Saving...')).toBeVisible();
  expect(writes()).toEqual([]);
  await after(3);
  expect(writes()).toMatchObject([{ body: { text: 'Two variables', basedOn: 0 } }]);
  expect(screen.getByText('Saved')).toBeVisible();
  unmount();
  server.text = 'Two variables, swapped';
  server.revision = 2;
  await visit();
  expect(field()).toHaveValue('Two variables, swapped');
});

test('what the server cannot take stays on the device, and is sent when it can', async () => {
  const { server, writes } = serverWith(null);
  await visit();
  server.answer = failure(503, 'UNAVAILABLE', 'Try again');
  type('Offline');
  await after(3);
  expect(screen.getByText('Saved on this device only')).toBeVisible();
  expect(readDraft(place)).toBe('Offline');
  server.answer = null;
  await after(30);
  expect(writes().at(-1)).toMatchObject({ body: { text: 'Offline' } });
  expect(server.text).toBe('Offline');
});

test('of two devices that wrote, both texts are kept, and that is said', async () => {
  const { server } = serverWith('From the phone');
  writeDraft(place, 'From the desk', '');
  await visit();
  expect(field()).toHaveValue('From the desk\n\nFrom the phone');
  expect(screen.getByRole('alert')).toHaveTextContent('Both texts are here now.');
  await after(3);
  expect(server.text).toBe('From the desk\n\nFrom the phone');
  type('Together');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the limit is told near it, and what is longer is kept on the device and never sent', async () => {
  const { server, writes } = serverWith(null);
  const { unmount } = await visit();
  type('x'.repeat(19_000));
  expect(screen.getByText('19,000 of 20,000 characters')).toBeVisible();
  type('y'.repeat(20_001));
  expect(field()).toHaveValue('y'.repeat(20_001));
  expect(screen.getByText('20,001 of 20,000 characters')).toHaveTextContent(
    /, too long to leave this device$/,
  );
  expect(screen.getByText('Saved on this device only')).toBeVisible();
  expect(readDraft(place)).toHaveLength(20_001);
  await after(60);
  unmount();
  await visit();
  await after(60);
  expect(writes()).toEqual([]);
  expect(screen.getByText('Saved on this device only')).toBeVisible();
  type('z'.repeat(20_000));
  await after(3);
  expect(server.text).toHaveLength(20_000);
  expect(screen.getByText('Saved')).toBeVisible();
});

test('a text that became too long by joining two is kept and can be made shorter', async () => {
  const { writes } = serverWith('b'.repeat(15_000));
  writeDraft(place, 'a'.repeat(15_000), '');
  await visit();
  expect(screen.getByText('30,002 of 20,000 characters')).toBeVisible();
  type('a'.repeat(20_500));
  expect(field()).toHaveValue('a'.repeat(20_500));
  type('a'.repeat(100));
  await after(20);
  expect(writes().at(-1)).toMatchObject({ body: { text: 'a'.repeat(100) } });
});
