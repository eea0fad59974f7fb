import toast from 'react-hot-toast';
import { beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { failure, fakeServer, success, type Answer } from '../../test/fake-server.ts';
import { buildEntry, buildPlaylist } from '../../test/playlists.ts';
import { usePlaylistStore } from './playlist.store.ts';

const start = usePlaylistStore.getInitialState();
const store = () => usePlaylistStore.getState();
let complained: MockInstance;
let praised: MockInstance;

beforeEach(() => {
  usePlaylistStore.setState(start, true);
  complained = vi.spyOn(toast, 'error');
  praised = vi.spyOn(toast, 'success');
});

const graphs = buildPlaylist({ name: 'Graphs', problems: [buildEntry(), buildEntry()] });
const url = `/playlist/${graphs.id}`;
const ok = (data: unknown) => success({ message: 'ok', data });

test('the playlists are loading, then there', async () => {
  fakeServer({ 'GET /playlist': ok([graphs]) });
  const done = store().getAllPlaylists();
  expect(store().isPlaylistsLoading).toBe(true);
  await done;
  expect(store()).toMatchObject({ isPlaylistsLoading: false, playlists: [graphs] });
});

test('a new playlist joins the others', async () => {
  usePlaylistStore.setState({ playlists: [graphs] });
  const made = buildPlaylist({ name: 'Trees' });
  const calls = fakeServer({ 'POST /playlist/create-playlist': ok(made) });
  expect(await store().createPlaylist({ name: 'Trees', description: '' })).toBeNull();
  expect(store().playlists).toEqual([graphs, made]);
  expect(calls[0]?.body).toEqual({ name: 'Trees', description: '' });
  expect(praised).toHaveBeenCalledExactlyOnceWith('Playlist created successfully');
});

test('a new playlist is not taken for all of them before they were loaded', async () => {
  fakeServer({ 'POST /playlist/create-playlist': ok(buildPlaylist()) });
  await store().createPlaylist({ name: 'Trees' });
  expect(store().playlists).toBeNull();
});

test('a problem is added, and its playlist read anew', async () => {
  usePlaylistStore.setState({ playlists: [graphs] });
  const grown = { ...graphs, problems: [...graphs.problems, buildEntry()] };
  const calls = fakeServer({ [`POST ${url}/add-problem`]: ok(grown), [`GET ${url}`]: ok(grown) });
  expect(await store().addProblemToPlaylist(graphs.id, ['p1'])).toBeNull();
  expect(calls[0]?.body).toEqual({ problemIds: ['p1'] });
  expect(store().playlists).toEqual([grown]);
  expect(praised).toHaveBeenCalledExactlyOnceWith('Problem added to playlist');
});

test('a problem is removed by its entry, and the playlists are fetched again', async () => {
  usePlaylistStore.setState({ playlists: [graphs] });
  const [first, second] = graphs.problems;
  const shrunk = { ...graphs, problems: [second] };
  const calls = fakeServer({
    [`DELETE ${url}/remove-problem`]: ok(shrunk),
    'GET /playlist': ok([shrunk]),
  });
  await store().removeProblemFromPlaylist(graphs.id, [first?.id ?? '']);
  expect(calls.map(({ route }) => route)).toEqual([
    `DELETE ${url}/remove-problem`,
    'GET /playlist',
  ]);
  expect(calls[0]?.body).toEqual({ problemIds: [first?.id] });
  expect(store().playlists).toEqual([shrunk]);
  expect(praised).toHaveBeenCalledExactlyOnceWith('Problem removed from playlist');
});

test('a deleted playlist leaves the others', async () => {
  const other = buildPlaylist();
  usePlaylistStore.setState({ playlists: [graphs, other] });
  fakeServer({ [`DELETE ${url}`]: ok(null) });
  await store().deletePlaylist(graphs.id);
  expect(store().playlists).toEqual([other]);
  expect(praised).toHaveBeenCalledExactlyOnceWith('Playlist deleted successfully');
});

const attempts = [
  ['Failed to create playlist', () => store().createPlaylist({ name: 'x' })],
  ['Failed to fetch playlists', () => store().getAllPlaylists()],
  ['Failed to fetch playlist details', () => store().getPlaylistDetails(graphs.id)],
  ['Failed to add problem to playlist', () => store().addProblemToPlaylist(graphs.id, ['p1'])],
  [
    'Failed to remove problem from playlist',
    () => store().removeProblemFromPlaylist(graphs.id, ['p1']),
  ],
  ['Failed to delete playlist', () => store().deletePlaylist(graphs.id)],
] as const;

const ROUTES = [
  'POST /playlist/create-playlist',
  'GET /playlist',
  `GET ${url}`,
  `POST ${url}/add-problem`,
  `DELETE ${url}/remove-problem`,
  `DELETE ${url}`,
];

function answerEverything(answer: Answer) {
  fakeServer(Object.fromEntries(ROUTES.map((route) => [route, answer])));
}

test.each(attempts)('%s, when the server is out of reach', async (text, attempt) => {
  usePlaylistStore.setState({ playlists: [graphs] });
  answerEverything('unreachable');
  await attempt();
  expect(complained).toHaveBeenCalledExactlyOnceWith(text);
  expect(praised).not.toHaveBeenCalled();
  expect(store()).toMatchObject({ playlists: [graphs], isPlaylistsLoading: false });
});

test.each(attempts)('the lines of the server instead of "%s"', async (_, attempt) => {
  const body = { message: 'No', code: 'CONFLICT', errors: ['One', 'Two'], requestId: 'r' };
  answerEverything({ status: 409, body });
  await attempt();
  expect(complained).toHaveBeenCalledExactlyOnceWith('One\nTwo');
});

test('a refusal is answered in the words of its toast', async () => {
  answerEverything(failure(409, 'CONFLICT', 'You already have a playlist with this name'));
  expect(await store().createPlaylist({ name: 'x' })).toBe(
    'You already have a playlist with this name',
  );
});
