import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { believeIn } from '../../../lib/api/session/session.ts';
import * as saving from '../../../lib/browser/save-file.ts';
import { fakeServer, success } from '../../../test/fake-server.ts';
import { ada, admin, buildInvitation } from '../../../test/people.ts';
import { useInvitationStore } from '../invitation.store.ts';
import { InviteManyForm } from './invite-many-form.tsx';

const LIST = 'ada@school.example, grace@school.example';

beforeEach(() => {
  useInvitationStore.setState(useInvitationStore.getInitialState(), true);
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Sends the list to a server that invites these, and answers with what was done. */
function invite(emails: readonly string[], button: string) {
  const save = vi.spyOn(saving, 'saveFile').mockReturnValue();
  const onMailed = vi.fn();
  const path = button === 'Send invitations' ? null : '/register#token';
  const data = emails.map((email) => ({
    invitation: buildInvitation({ id: ada.id, email, places: 1, taken: 0 }),
    path,
  }));
  fakeServer({ 'POST /admin/invitations/many': success({ message: 'ok', data }, 201) });
  render(<InviteManyForm mailIsOn onUnsaved={() => undefined} onMailed={onMailed} />);
  const addresses = screen.getByRole('textbox', { name: 'Addresses' });
  fireEvent.change(screen.getByRole('textbox', { name: 'Name of the list' }), {
    target: { value: 'Class 9a' },
  });
  fireEvent.change(addresses, { target: { value: LIST } });
  fireEvent.click(screen.getByRole('button', { name: button }));
  return { save, onMailed, addresses };
}

test.each([
  ['Save links as CSV', '1 invitation saved as invitations.csv', 1, 0],
  ['Send invitations', '1 invitation on the way', 0, 1],
])('%s: who was left out is said', async (button, done, files, mailed) => {
  const { save, onMailed, addresses } = invite(['grace@school.example'], button);
  const left = '1 address was left out, as it has an account: ada@school.example';
  expect(await screen.findByText(`${done}. ${left}`)).toBeVisible();
  expect(save).toHaveBeenCalledTimes(files);
  expect(onMailed).toHaveBeenCalledTimes(mailed);
  expect(addresses).toHaveValue('');
});

test.each(['Save links as CSV', 'Send invitations'])(
  '%s: where everybody has an account no file is saved, and the list stays',
  async (button) => {
    const { save, onMailed, addresses } = invite([], button);
    const left = `2 addresses were left out, as they have an account: ${LIST}`;
    expect(await screen.findByText(`No invitation was made. ${left}`)).toBeVisible();
    expect(save).not.toHaveBeenCalled();
    expect(onMailed).not.toHaveBeenCalled();
    expect(addresses).toHaveValue(LIST);
  },
);

test('what was typed when another call notices the end of the session waits for its person alone', () => {
  believeIn(ada.id);
  const open = () =>
    render(<InviteManyForm mailIsOn onUnsaved={() => undefined} onMailed={() => undefined} />);
  const addresses = () => screen.getByRole('textbox', { name: 'Addresses' });
  open();
  fireEvent.change(addresses(), { target: { value: LIST } });
  act(() => believeIn(null));
  cleanup();
  believeIn(admin.id);
  open();
  expect(addresses()).toHaveValue('');
  cleanup();
  believeIn(ada.id);
  open();
  expect(addresses()).toHaveValue(LIST);
  cleanup();
  // It was there: whoever leaves it by themselves leaves nothing behind.
  open();
  expect(addresses()).toHaveValue('');
  believeIn(null);
});
