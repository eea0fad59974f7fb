import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { failure, fakeServer, success } from '../../../test/fake-server.ts';
import { ada, buildInvitation } from '../../../test/people.ts';
import { useInvitationStore } from '../invitation.store.ts';
import { Invitations } from './invitations.tsx';

beforeEach(() => useInvitationStore.setState(useInvitationStore.getInitialState(), true));

test('what is shown stays when more cannot be had, which is said beside the button', async () => {
  const page = (invitation: object, nextCursor: string | null) =>
    success({ message: 'ok', data: [invitation], nextCursor });
  const answers = [
    page(buildInvitation(), ada.id),
    failure(500, 'INTERNAL', 'Something went wrong'),
    page(buildInvitation({ id: ada.id, note: 'Class 9a' }), null),
  ];
  fakeServer({ 'GET /admin/invitations': () => answers.shift() ?? 'silent' });
  await useInvitationStore.getState().findAgain();
  render(<Invitations />, { wrapper: MemoryRouter });
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Something went wrong')).toBeVisible();
  expect(screen.getByRole('rowheader', { name: /^Class 10b/ })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('rowheader', { name: /^Class 9a/ })).toBeVisible();
  expect(screen.getByRole('rowheader', { name: /^Class 10b/ })).toBeVisible();
});
