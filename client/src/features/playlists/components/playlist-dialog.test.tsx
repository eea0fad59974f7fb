import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { believeIn } from '../../../lib/api/session/session.ts';
import { deferred } from '../../../test/deferred.ts';
import { type Answer, failure, fakeServer, success } from '../../../test/fake-server.ts';
import { buildEntry, buildPlaylist } from '../../../test/playlists.ts';
import { usePlaylistStore } from '../playlist.store.ts';
import { firstTask, type PlaylistTask } from '../playlist-task.ts';
import { PlaylistDialog } from './playlist-dialog.tsx';

const start = usePlaylistStore.getInitialState();
const entry = buildEntry({ title: 'Climbing Stairs' });
const ok = (data: unknown) => success({ message: 'ok', data });

beforeEach(() => {
  usePlaylistStore.setState(start, true);
});

function show(first: PlaylistTask) {
  function Page() {
    const [task, setTask] = useState<PlaylistTask | null>(first);
    return <PlaylistDialog task={task} onClose={() => setTask(null)} />;
  }
  render(<Page />);
  return userEvent.setup();
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('a playlist needs a name', async () => {
  const calls = fakeServer({});
  const user = show({ kind: 'new' });
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: /^Create Playlist/ }));
  expect(await screen.findByText('Playlist name is required')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), '   ');
  expect(screen.getByText('Playlist name is required')).toBeVisible();
  expect(calls).toEqual([]);
});

test('a playlist is made, with or without a description', async () => {
  const calls = fakeServer({ 'POST /playlist/create-playlist': ok(buildPlaylist()) });
  const user = show({ kind: 'new' });
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' Graphs ');
  await user.click(screen.getByRole('button', { name: /^Create Playlist/ }));
  await closed();
  expect(calls[0]?.body).toEqual({ name: 'Graphs', description: '' });
});

test('an answer that comes when the dialog was left does not close the next one', async () => {
  usePlaylistStore.setState({ playlists: [] });
  const late = deferred<Answer>();
  fakeServer({ 'POST /playlist/create-playlist': () => late.promise });
  function Page() {
    const [task, setTask] = useState<PlaylistTask | null>({ kind: 'new' });
    return (
      <>
        <button onClick={() => setTask(null)}>Leave</button>
        <button onClick={() => setTask({ kind: 'new' })}>Another</button>
        <PlaylistDialog task={task} onClose={() => setTask(null)} />
      </>
    );
  }
  render(<Page />);
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Graphs');
  await user.click(screen.getByRole('button', { name: /^Create Playlist/ }));
  fireEvent.click(screen.getByText('Leave'));
  await closed();
  fireEvent.click(screen.getByText('Another'));
  await user.clear(await screen.findByRole('textbox', { name: 'Name' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Trees');
  late.resolve(ok(buildPlaylist()));
  await waitFor(() => expect(usePlaylistStore.getState().playlists).toHaveLength(1));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Trees');
});

test('what was on its way when the session ended is there after the sign-in, in an open dialog', async () => {
  believeIn('ada');
  fakeServer({
    'POST /playlist/create-playlist': () => {
      believeIn(null);
      return failure(401, 'UNAUTHENTICATED', 'Sign in');
    },
  });
  const user = show({ kind: 'new' });
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Graphs');
  await user.type(screen.getByRole('textbox', { name: /^Description/ }), 'Before the interview');
  await user.click(screen.getByRole('button', { name: /^Create Playlist/ }));
  expect(await screen.findByText('Sign in')).toBeVisible();
  cleanup();
  expect(firstTask()).toBeNull();
  believeIn('ada');
  const task = firstTask();
  expect(task).toEqual({ kind: 'new' });
  show(task ?? { kind: 'add', problem: { id: '', title: '' } });
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Graphs');
  expect(screen.getByRole('textbox', { name: /^Description/ })).toHaveValue('Before the interview');
  expect(firstTask()).toBeNull();
  believeIn(null);
});

test('so is what was not sent yet', async () => {
  believeIn('ada');
  const user = show({ kind: 'new' });
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Graphs');
  believeIn(null);
  cleanup();
  believeIn('ada');
  expect(firstTask()).toEqual({ kind: 'new' });
  show({ kind: 'new' });
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Graphs');
  cleanup();
  expect(firstTask()).toBeNull();
  believeIn(null);
});

test('a refused name is said beside the field, and the dialog stays', async () => {
  const message = 'You already have a playlist with this name';
  fakeServer({ 'POST /playlist/create-playlist': failure(409, 'CONFLICT', message) });
  const user = show({ kind: 'new' });
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Graphs');
  await user.click(screen.getByRole('button', { name: /^Create Playlist/ }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeInvalid();
});

test('a playlist has to be chosen before the problem is added', async () => {
  const [graphs, stairs] = [
    buildPlaylist({ name: 'Graphs' }),
    buildPlaylist({ name: 'Stairs', problems: [entry] }),
  ];
  const url = `/playlist/${graphs.id}`;
  const calls = fakeServer({
    'GET /playlist': ok([graphs, stairs]),
    [`POST ${url}/add-problem`]: ok(graphs),
    [`GET ${url}`]: ok({ ...graphs, problems: [entry] }),
  });
  const user = show({ kind: 'add', problem: entry.problem });
  const choice = await screen.findByRole('radio', { name: /Graphs/ });
  expect(screen.getByRole('button', { name: /^Add/ })).toBeDisabled();
  expect(screen.getByRole('radio', { name: /Stairs.*Already added/ })).toBeDisabled();
  await user.click(choice);
  await user.click(screen.getByRole('button', { name: /^Add/ }));
  await closed();
  expect(calls.find(({ route }) => route.startsWith('POST'))?.body).toEqual({
    problemIds: [entry.problem.id],
  });
});

test('without a playlist it says so, makes one, and returns with it chosen', async () => {
  const graphs = buildPlaylist({ name: 'Graphs' });
  let stored: unknown[] = [];
  fakeServer({
    'GET /playlist': () => ok(stored),
    'POST /playlist/create-playlist': () => {
      stored = [graphs];
      return ok(graphs);
    },
  });
  const user = show({ kind: 'add', problem: entry.problem });
  expect(await screen.findByText(/You have no playlists yet/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Add/ })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'New Playlist' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Graphs');
  await user.click(screen.getByRole('button', { name: /^Create Playlist/ }));
  expect(await screen.findByRole('dialog', { name: 'Add to Playlist' })).toBeVisible();
  expect(screen.getByRole('radio', { name: /Graphs/ })).toBeChecked();
  expect(screen.getByRole('button', { name: /^Add/ })).toBeEnabled();
});

test('a refused addition is told inside the dialog', async () => {
  const graphs = buildPlaylist({ name: 'Graphs' });
  fakeServer({
    'GET /playlist': ok([graphs]),
    [`POST /playlist/${graphs.id}/add-problem`]: failure(404, 'NOT_FOUND', 'No such problem'),
  });
  const user = show({ kind: 'add', problem: entry.problem });
  await user.click(await screen.findByRole('radio', { name: /Graphs/ }));
  await user.click(screen.getByRole('button', { name: /^Add/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No such problem');
});
