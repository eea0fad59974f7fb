import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ada } from '../../../test/people.ts';
import { useAuthStore } from '../auth.store.ts';
import { OtherUserNotice } from './other-user-notice.tsx';

test('says who is signed in now, whose page this is, and loads it anew on a click', async () => {
  const reload = vi.fn();
  useAuthStore.setState({ authUser: ada, otherUser: { name: 'Bob' } });
  render(<OtherUserNotice reload={reload} />);
  const dialog = screen.getByRole('dialog', { name: 'Bob is signed in now' });
  expect(dialog).toHaveAccessibleDescription(/This page belongs to Ada Lovelace/);
  await userEvent.click(screen.getByRole('button', { name: /Reload as Bob/ }));
  expect(reload).toHaveBeenCalledOnce();
});

test('does without the name', () => {
  useAuthStore.setState({ authUser: ada, otherUser: { name: null } });
  render(<OtherUserNotice reload={vi.fn()} />);
  expect(screen.getByRole('dialog', { name: 'Somebody else is signed in now' })).toBeVisible();
});
