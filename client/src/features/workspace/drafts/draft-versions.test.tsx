import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, success } from '../../../test/fake-server.ts';
import { testId } from '../../../test/problems.ts';
import * as loading from '../editor/monaco/load-editor.ts';
import { setAside } from './aside.ts';
import { DraftConflict } from './draft-conflict.tsx';
import { DraftStatus } from './draft-status.tsx';
import { useDraftSync } from './draft-sync.ts';
import { DraftVersions } from './draft-versions.tsx';

const place = { userId: 'ada', problemId: 'stairs', language: 'PYTHON' } as const;
const VERSIONS = 'GET /draft/stairs/versions';
const versions = ['newest\n', 'older\nof two lines\n'].map((code, index) => ({
  ...{ id: testId(index), code, writtenAt: '2026-03-04T12:00:00.000Z' },
}));

beforeEach(() => {
  useDraftSync.setState({}, true);
  vi.spyOn(loading, 'loadDiff').mockResolvedValue({
    CodeDiff: ({ before }) => <p>Compared: {before}</p>,
  });
});

async function openVersions(onRestore = vi.fn()) {
  render(<DraftVersions place={place} onRestore={onRestore} />);
  await userEvent.click(screen.getByRole('button', { name: 'Versions' }));
  return onRestore;
}

test('a version is compared with the code in the editor and restored', async () => {
  fakeServer({ [VERSIONS]: success({ message: 'ok', data: versions }) });
  const onRestore = await openVersions();
  const list = within(await screen.findByRole('list', { name: 'Versions' }));
  expect(await screen.findByText('Compared: newest')).toBeVisible();
  await userEvent.click(list.getByRole('button', { name: /2 lines/ }));
  expect(await screen.findByText('Compared: older of two lines')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  expect(onRestore).toHaveBeenCalledExactlyOnceWith('older\nof two lines\n');
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
});

test('versions that cannot be loaded are asked for again; those of this device are there', async () => {
  fakeServer({ [VERSIONS]: 'unreachable' });
  setAside(place, 'not sent yet');
  await openVersions();
  expect(await screen.findByText('Compared: not sent yet')).toBeVisible();
  fakeServer({ [VERSIONS]: success({ message: 'ok', data: versions }) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: /2 lines/ });
  const list = within(screen.getByRole('list', { name: 'Versions' }));
  expect(list.getAllByRole('button')).toHaveLength(3);
});

test('without versions it says how they come', async () => {
  fakeServer({ [VERSIONS]: success({ message: 'ok', data: [] }) });
  await openVersions();
  expect(await screen.findByText('No versions yet')).toBeVisible();
});

test('the word of state is quiet, and what is amiss is announced', () => {
  const show = (word: 'saved' | 'saving' | 'local') =>
    act(() => useDraftSync.setState({ PYTHON: { word, conflict: null } }));
  render(<DraftStatus language="PYTHON" />);
  show('saved');
  const seen = () => [screen.getByRole('status').textContent, document.body.textContent];
  expect(seen()).toEqual(['', 'Saved']);
  show('saving');
  expect(seen()).toEqual(['', 'Saving...']);
  show('local');
  expect(seen()).toEqual(['Saved on this device only', 'Saved on this device only']);
});

test('two changed drafts are put side by side', async () => {
  const conflict = { code: 'theirs', revision: 2, writtenAt: '2026-03-04T12:00:00.000Z' };
  useDraftSync.setState({ PYTHON: { word: 'local', conflict } });
  render(<DraftConflict language="PYTHON" />);
  expect(screen.getByRole('alert')).toHaveTextContent('changed on another device as well');
  await userEvent.click(screen.getByRole('button', { name: 'Compare and choose' }));
  expect(await screen.findByText('Compared: theirs')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Keep mine' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Take the other' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  act(() => useDraftSync.setState({ PYTHON: { word: 'saving', conflict: null } }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(document.body).not.toHaveFocus();
});
