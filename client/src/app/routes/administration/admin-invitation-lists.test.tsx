import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { Invitations } from '../../../features/registration/components/invitations.tsx';
import { useInvitationStore } from '../../../features/registration/invitation.store.ts';
import { failure, fakeServer, success } from '../../../test/fake-server.ts';
import { ada, admin, buildInvitation } from '../../../test/people.ts';

const LIST = { id: admin.id, name: 'Class 9a', made: 3, used: 1, open: 2, over: 0 };
const REVOKE = `POST /admin/invitations/lists/${LIST.id}/revoke`;

const invited = (id: string, email: string | null, more: object = {}) =>
  buildInvitation({ list: LIST, note: LIST.name, id, email, places: 1, taken: 0, ...more });

beforeEach(() => {
  useInvitationStore.setState(useInvitationStore.getInitialState(), true);
  useInvitationStore.setState({
    items: [
      invited(ada.id, 'lea@school.example'),
      buildInvitation({ note: 'A guest' }),
      invited(LIST.id, null, { note: '', taken: 1, state: 'USED_UP' }),
    ],
  });
  render(
    <MemoryRouter>
      <Invitations />
    </MemoryRouter>,
  );
});

const rows = () => screen.getAllByRole('row', { hidden: true }).map((row) => row.textContent);
const button = () => screen.queryByRole('button', { name: /^Withdraw \d of the list Class 9a$/ });

function withdraw() {
  fireEvent.click(button() ?? document.body);
  const dialog = screen.getByRole('dialog', { name: 'Withdraw 2 invitations?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
}

test('invitations of a list stand together, below what became of them', () => {
  expect(rows().slice(1)).toEqual([
    expect.stringMatching(/^Class 9aList of 3: 1 used, 2 open, 0 expired or withdrawn/),
    expect.stringMatching(/^lea@school.exampleOpen/),
    expect.stringMatching(/^For a deleted accountUsed up/),
    expect.stringMatching(/^A guestOpen/),
  ]);
});

test('a list is withdrawn after one question that says how many', async () => {
  const data = { ...LIST, open: 0, over: 2 };
  const calls = fakeServer({ [REVOKE]: success({ message: '2 invitations withdrawn', data }) });
  withdraw();
  expect(
    await screen.findByText('List of 3: 1 used, 0 open, 2 expired or withdrawn'),
  ).toBeVisible();
  expect(calls).toHaveLength(1);
  expect(button()).toBeNull();
  expect(rows().slice(2)).toEqual([
    expect.stringMatching(/^lea@school.exampleWithdrawn/),
    expect.stringMatching(/^For a deleted accountUsed up/),
    expect.stringMatching(/^A guestOpen/),
  ]);
});

test('a list that could not be withdrawn can be tried again', async () => {
  const calls = fakeServer({ [REVOKE]: failure(503, 'TEMPORARILY_UNAVAILABLE', 'Try again') });
  withdraw();
  await waitFor(() => expect(calls).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(
    await screen.findByRole('button', { name: 'Withdraw 2 of the list Class 9a' }),
  ).toBeEnabled();
  expect(screen.getByText('List of 3: 1 used, 2 open, 0 expired or withdrawn')).toBeVisible();
});

test('withdrawing one counts in its list', async () => {
  const list = { ...LIST, open: 1, over: 1 };
  const data = invited(ada.id, 'lea@school.example', { list, state: 'REVOKED' });
  fakeServer({ [`POST /admin/invitations/${ada.id}/revoke`]: success({ message: 'ok', data }) });
  const name = 'Withdraw Class 9a, lea@school.example';
  fireEvent.click(screen.getByRole('button', { name }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
  expect(
    await screen.findByText('List of 3: 1 used, 1 open, 1 expired or withdrawn'),
  ).toBeVisible();
});
