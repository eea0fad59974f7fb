import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, success } from '../../../test/fake-server.ts';
import { buildEntry, buildPlaylist } from '../../../test/playlists.ts';
import { usePlaylistStore } from '../playlist.store.ts';
import { PlaylistsTab } from './playlists-tab.tsx';

const start = usePlaylistStore.getInitialState();
const onCreate = vi.fn();
const entry = buildEntry({ title: 'Word Ladder', difficulty: 'HARD' });
const graphs = buildPlaylist({ name: 'Graphs', problems: [entry, buildEntry()] });
const empty = buildPlaylist({ name: 'Later' });

beforeEach(() => {
  usePlaylistStore.setState(start, true);
});

function show() {
  render(
    <MemoryRouter>
      <PlaylistsTab onCreate={onCreate} />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

function card(name: string) {
  const heading = screen.getByRole('heading', { name });
  const item = heading.closest('li');
  if (!item) throw new Error(`no card ${name}`);
  return within(item);
}

test('a card shows name, count and rows', async () => {
  usePlaylistStore.setState({ playlists: [graphs, empty] });
  const user = show();
  expect(card('Graphs').getByText('2 problems')).toBeVisible();
  expect(card('Graphs').getByRole('link', { name: 'Word Ladder' })).toHaveAttribute(
    'href',
    `/problem/${entry.problem.id}`,
  );
  expect(card('Graphs').getByText('Hard')).toBeVisible();
  expect(card('Later').getByText('No problems added yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create Playlist' }));
  expect(onCreate).toHaveBeenCalledOnce();
});

test('a long playlist is shown in full on demand', async () => {
  const problems = Array.from({ length: 9 }, () => buildEntry());
  usePlaylistStore.setState({ playlists: [buildPlaylist({ problems })] });
  const user = show();
  expect(screen.getAllByRole('link')).toHaveLength(6);
  await user.click(screen.getByRole('button', { name: 'Show all 9' }));
  expect(screen.getAllByRole('link')).toHaveLength(9);
});

test('a problem is taken off', async () => {
  usePlaylistStore.setState({ playlists: [graphs] });
  const shrunk = { ...graphs, problems: [] };
  fakeServer({
    [`DELETE /playlist/${graphs.id}/remove-problem`]: success({ message: 'ok', data: shrunk }),
    'GET /playlist': success({ message: 'ok', data: [shrunk] }),
  });
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Remove Word Ladder' }));
  expect(await screen.findByText('No problems added yet.')).toBeVisible();
});

test('a second click on the way takes nothing off again', async () => {
  usePlaylistStore.setState({ playlists: [graphs] });
  const calls = fakeServer({
    [`DELETE /playlist/${graphs.id}/remove-problem`]: () => new Promise(() => undefined),
  });
  const user = show();
  await user.dblClick(screen.getByRole('button', { name: 'Remove Word Ladder' }));
  expect(calls).toHaveLength(1);
});

test('a playlist is deleted after a question', async () => {
  usePlaylistStore.setState({ playlists: [graphs, empty] });
  fakeServer({ [`DELETE /playlist/${graphs.id}`]: success({ message: 'ok', data: null }) });
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Delete playlist Graphs' }));
  expect(screen.getByRole('dialog', { name: 'Delete Playlist?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete Now' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Graphs' })).toBeNull());
  expect(screen.getByRole('heading', { name: 'Later' })).toBeVisible();
});

test('says what is loading, missing or broken', async () => {
  const user = show();
  expect(screen.getByText('Loading playlists...')).toBeInTheDocument();
  fakeServer({ 'GET /playlist': 'unreachable' });
  await usePlaylistStore.getState().getAllPlaylists();
  const again = await screen.findByRole('button', { name: 'Try again' });
  fakeServer({ 'GET /playlist': success({ message: 'ok', data: [] }) });
  await user.click(again);
  expect(await screen.findByText('No playlists yet')).toBeVisible();
});
