import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { useAuthStore } from '../../../features/auth/auth.store.ts';
import { useWrittenStore } from '../../../features/written/written.store.ts';
import { failure, fakeServer, success } from '../../../test/fake-server.ts';
import { ada } from '../../../test/people.ts';
import { buildProblemListItem, testId } from '../../../test/problems.ts';
import { Component as Written } from './written-problems.tsx';

const item = (id: number, title: string) => buildProblemListItem({ id: testId(id), title });
const draft = { ...item(1, 'Half done'), isDraft: true, isOwn: true };
const published = { ...item(2, 'Done'), isOwn: true };
const given = { ...item(3, 'Of another'), isDraft: true, isOwn: false };
const page = (problems: object[]) => success({ message: 'ok', data: problems, nextCursor: null });

beforeEach(() => {
  useAuthStore.setState({ authUser: { ...ada, setter: 'SITE' } });
  useWrittenStore.setState(useWrittenStore.getInitialState(), true);
});

const open = () =>
  render(
    <MemoryRouter>
      <Written />
    </MemoryRouter>,
  );

const row = async (title: string) => {
  const link = await screen.findByRole('link', { name: title });
  return within(link.closest('li') ?? document.body);
};

test('drafts and published problems are listed, with a way to each and to its form', async () => {
  fakeServer({ 'GET /problems/get-written-problems': page([given, published, draft]) });
  open();
  expect((await row('Half done')).getByText('Draft')).toBeVisible();
  expect((await row('Done')).getByText('Published')).toBeVisible();
  expect((await row('Of another')).getByText(/^given to you/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit Done' })).toHaveAttribute(
    'href',
    `/add-problem?edit=${published.id}`,
  );
  expect(screen.getByRole('link', { name: 'Publish Half done' })).toHaveAttribute(
    'href',
    `/add-problem?edit=${draft.id}#visibility`,
  );
  expect(screen.queryByRole('link', { name: 'Publish Done' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Write a problem' })).toHaveAttribute(
    'href',
    '/add-problem',
  );
  expect(screen.getAllByRole('button', { name: /^Delete / })).toHaveLength(1);
});

test('a draft of one’s own is deleted once that is confirmed, and what fails is told', async () => {
  const path = `DELETE /problems/delete-problem/${draft.id}`;
  const answers = [
    failure(500, 'INTERNAL', 'Something went wrong'),
    success({ message: 'Problem deleted successfully', data: null }),
  ];
  fakeServer({
    'GET /problems/get-written-problems': page([published, draft]),
    [path]: () => answers.shift() ?? success({}),
  });
  open();
  const remove = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Half done' }));
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Delete Now' }));
  };
  await remove();
  await waitFor(() => expect(answers).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('link', { name: 'Half done' })).toBeVisible();
  await remove();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Half done' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Done' })).toBeVisible();
});

test('who was given problems alone writes none', async () => {
  useAuthStore.setState({ authUser: { ...ada, setter: 'PROBLEM' } });
  fakeServer({ 'GET /problems/get-written-problems': page([given]) });
  open();
  expect(await screen.findByRole('link', { name: 'Of another' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Write a problem' })).toBeNull();
});

test('an empty list and a failure say so', async () => {
  const answers = [page([]), failure(500, 'INTERNAL', 'Something went wrong')];
  fakeServer({ 'GET /problems/get-written-problems': () => answers.shift() ?? page([]) });
  open();
  expect(await screen.findByText('No problems yet')).toBeVisible();
  await useWrittenStore.getState().findAgain();
  expect(await screen.findByText('Your problems could not be loaded')).toBeVisible();
});

test('others are told that they may not', () => {
  useAuthStore.setState({ authUser: ada });
  const calls = fakeServer({});
  open();
  expect(screen.getByText('Only administrators and setters can add problems')).toBeVisible();
  expect(calls).toEqual([]);
});
