import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { useAuthStore } from '../../../features/auth/auth.store.ts';
import { chosenTheme } from '../../../lib/browser/screen/theme.ts';
import { useTokenStore } from '../../../features/profile/token.store.ts';
import { failure, fakeServer, success, type Call } from '../../../test/fake-server.ts';
import { ada, admin, buildToken } from '../../../test/people.ts';
import * as entering from '../../enter-app.ts';
import { Component } from './profile.tsx';

beforeEach(() => {
  useAuthStore.setState({ authUser: ada });
  useTokenStore.setState({ tokens: null });
});

const writes = (calls: readonly Call[]) => calls.filter(({ route }) => !route.startsWith('GET '));

function open() {
  return render(
    <MemoryRouter>
      <Component />
    </MemoryRouter>,
  );
}

const name = () => screen.getByRole('textbox', { name: 'Name' });
const press = (label: string) => userEvent.click(screen.getByRole('button', { name: label }));

test('a new name is stored and known everywhere', async () => {
  const data = { ...ada, name: 'Ada King' };
  const calls = fakeServer({
    'PUT /auth/update-profile': success({ message: 'Profile updated successfully', data }),
  });
  open();
  await userEvent.clear(name());
  await userEvent.type(name(), 'Ada King');
  await press('Save profile');
  await waitFor(() => expect(useAuthStore.getState().authUser?.name).toBe('Ada King'));
  expect(writes(calls)[0]?.body).toEqual({ name: 'Ada King', image: null });
});

test('a name that was on its way when the session ended is there after the sign-in', async () => {
  fakeServer({ 'PUT /auth/update-profile': failure(401, 'UNAUTHENTICATED', 'Sign in') });
  const { unmount } = open();
  await userEvent.clear(name());
  await userEvent.type(name(), 'Ada King');
  await press('Save profile');
  await waitFor(() => expect(useAuthStore.getState().authUser).toBeNull());
  unmount();
  useAuthStore.setState({ authUser: admin });
  const other = open();
  expect(name()).toHaveValue(admin.name);
  other.unmount();
  useAuthStore.setState({ authUser: ada });
  const again = open();
  expect(name()).toHaveValue('Ada King');
  again.unmount();
  open();
  expect(name()).toHaveValue(ada.name);
});

test('a short name and an address that is no https one are refused at their fields', async () => {
  const calls = fakeServer({});
  useAuthStore.setState({ authUser: { ...ada, image: 'https://lh3.googleusercontent.com/a' } });
  open();
  await userEvent.clear(name());
  await userEvent.type(name(), 'Al');
  const picture = screen.getByRole('textbox', { name: 'Picture' });
  await userEvent.clear(picture);
  await userEvent.type(picture, 'http://example.com/a.png');
  await press('Save profile');
  // A field that was left is checked before the form is sent, another one when it is.
  await waitFor(() => {
    expect(name()).toHaveAccessibleDescription('Name must be at least 3 character');
    expect(picture).toHaveAccessibleDescription(
      'Enter an address that begins with https://, or leave this empty',
    );
  });
  expect(writes(calls)).toEqual([]);
});

test('a picture is asked for only where one can come from', () => {
  const { unmount } = open();
  expect(screen.queryByRole('textbox', { name: 'Picture' })).toBeNull();
  unmount();
  const meta = document.createElement('meta');
  Object.assign(meta, { name: 'stepwise-google-client-id', content: 'id' });
  document.head.append(meta);
  open();
  expect(screen.getByRole('textbox', { name: 'Picture' })).toBeVisible();
  meta.remove();
});

test('a password is changed with the present one', async () => {
  const calls = fakeServer({
    'POST /auth/change-password': success({ message: 'Password changed', data: null }),
  });
  open();
  await userEvent.type(screen.getByLabelText('Current password'), 'secret-1');
  await userEvent.type(screen.getByLabelText('New password'), 'short');
  await userEvent.type(screen.getByLabelText('Confirm new password'), 'other');
  await press('Change password');
  expect(await screen.findByText('Password must be at least of 6 characters')).toBeVisible();
  expect(screen.getByText('Passwords do not match')).toBeVisible();
  for (const label of ['New password', 'Confirm new password']) {
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), 'secret-2');
  }
  await press('Change password');
  await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveValue(''));
  expect(writes(calls).map(({ body }) => body)).toEqual([
    { currentPassword: 'secret-1', newPassword: 'secret-2' },
  ]);
});

test('a wrong present password is said at its field', async () => {
  const refusal = failure(401, 'INVALID_CREDENTIALS', 'The current password is not right');
  fakeServer({ 'POST /auth/change-password': refusal });
  open();
  await userEvent.type(screen.getByLabelText('New password'), 'secret-2');
  await userEvent.type(screen.getByLabelText('Confirm new password'), 'secret-2');
  await press('Change password');
  await waitFor(() =>
    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(
      'The current password is not right',
    ),
  );
  expect(useAuthStore.getState().authUser).toEqual(ada);
});

const ownEmail = (own: object) =>
  success({
    message: 'ok',
    data: { email: ada.email, isConfirmed: false, mailIsOn: true, ...own },
  });

test('an address is confirmed and changed by mail', async () => {
  const calls = fakeServer({
    'GET /auth/email': ownEmail({}),
    'POST /auth/send-confirmation': success({ message: 'A link is on its way', data: null }),
    'POST /auth/change-email': success({ message: 'Open the link', data: null }),
  });
  open();
  expect(
    await screen.findByText(`${ada.email} is not confirmed yet.`, { exact: false }),
  ).toBeVisible();
  await press('Send a link to confirm it');
  await userEvent.type(screen.getByLabelText('New email'), 'new@example.com');
  await userEvent.type(screen.getByLabelText('Password to change it'), 'secret-1');
  await press('Change email');
  expect(await screen.findByText('Open the link')).toBeVisible();
  expect(screen.getByLabelText('New email')).toHaveValue('');
  expect(writes(calls)).toEqual([
    { route: 'POST /auth/send-confirmation', body: {} },
    { route: 'POST /auth/change-email', body: { email: 'new@example.com', password: 'secret-1' } },
  ]);
});

test('a wrong password is said at its field, and the new address stays', async () => {
  fakeServer({
    'GET /auth/email': ownEmail({ isConfirmed: true }),
    'POST /auth/change-email': failure(401, 'INVALID_CREDENTIALS', 'The password is not right'),
  });
  open();
  expect(await screen.findByText(`${ada.email} is confirmed.`)).toBeVisible();
  await userEvent.type(screen.getByLabelText('New email'), 'new@example.com');
  await press('Change email');
  await waitFor(() =>
    expect(screen.getByLabelText('Password to change it')).toHaveAccessibleDescription(
      'The password is not right',
    ),
  );
  expect(screen.getByLabelText('New email')).toHaveValue('new@example.com');
});

test('without mail it is said that the address stays as it is', async () => {
  fakeServer({ 'GET /auth/email': ownEmail({ mailIsOn: false }) });
  open();
  expect(await screen.findByRole('region', { name: 'Email' })).toHaveTextContent(
    'no new address can be confirmed: yours stays as it is',
  );
  expect(screen.queryByLabelText('New email')).toBeNull();
});

test('a token is made with the password, shown once, and revoked', async () => {
  const token = buildToken({ id: ada.id, name: 'Work', lastUsedAt: null });
  const calls = fakeServer({
    'GET /auth/tokens': success({ message: 'ok', data: [buildToken({ expired: true })] }),
    'POST /auth/tokens': success({ message: 'ok', data: { token, secret: 'swp_secret' } }),
    [`DELETE /auth/tokens/${token.id}`]: success({ message: 'Token revoked', data: null }),
  });
  const { unmount } = open();
  expect(await screen.findByText('Expired')).toBeVisible();
  await userEvent.type(screen.getByLabelText('What it is for'), 'Work');
  await userEvent.selectOptions(screen.getByLabelText('It works for'), 'A year');
  await userEvent.type(screen.getByLabelText('Password of your account'), 'secret-1');
  await press('Make a token');
  expect(await screen.findByLabelText('Token for Work')).toHaveValue('swp_secret');
  expect(screen.getByLabelText('Password of your account')).toHaveValue('');
  await press('Revoke Work');
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Revoke Work' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Revoke Laptop' })).toBeVisible();
  expect(writes(calls)).toEqual([
    {
      route: 'POST /auth/tokens',
      body: { name: 'Work', scopes: ['read', 'submit'], days: 365, password: 'secret-1' },
    },
    { route: `DELETE /auth/tokens/${token.id}`, body: undefined },
  ]);
  unmount();
  open();
  expect(screen.queryByText('swp_secret')).toBeNull();
});

test('a refusal to make a token is said, and what was typed stays', async () => {
  const refusal = failure(401, 'INVALID_CREDENTIALS', 'The current password is not right');
  fakeServer({ 'POST /auth/tokens': refusal });
  open();
  await userEvent.type(screen.getByLabelText('What it is for'), 'Work');
  await press('Make a token');
  expect(await screen.findByText('The current password is not right')).toBeVisible();
  expect(screen.getByLabelText('What it is for')).toHaveValue('Work');
});

test('the theme is chosen, or left to the system', async () => {
  open();
  await userEvent.click(screen.getByRole('radio', { name: 'Light' }));
  expect(chosenTheme()).toBe('stepwise-light');
  await userEvent.click(screen.getByRole('radio', { name: 'System' }));
  expect(chosenTheme()).toBeNull();
  expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
});

test('an export that fails says why', async () => {
  fakeServer({ 'GET /auth/export': failure(500, 'INTERNAL', 'Something went wrong') });
  open();
  await press('Export my data');
  expect(await screen.findByText('Something went wrong')).toBeVisible();
});

test('deleting wants the word and the password, and leaves nothing in the browser', async () => {
  const enterApp = vi.spyOn(entering, 'enterApp').mockReturnValue();
  localStorage.setItem(`stepwise.draft.v1:${ada.id}:x`, 'code');
  const answers = [
    failure(401, 'INVALID_CREDENTIALS', 'The current password is not right'),
    success({ message: 'Account deleted successfully', data: null }),
  ];
  const calls = fakeServer({
    'DELETE /auth/delete-account': () => answers.shift() ?? 'unreachable',
  });
  open();
  await press('Delete my account');
  const submit = screen.getByRole('button', { name: 'Delete account' });
  expect(submit).toBeDisabled();
  await userEvent.type(screen.getByLabelText('Type DELETE to confirm'), 'DELETE');
  await userEvent.type(screen.getByLabelText('Your password'), 'secret-1');
  await userEvent.click(submit);
  await waitFor(() =>
    expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription(
      'The current password is not right',
    ),
  );
  await userEvent.click(submit);
  await waitFor(() => expect(enterApp).toHaveBeenCalledWith('/'));
  expect(writes(calls)[1]?.body).toEqual({ password: 'secret-1' });
  expect(localStorage.getItem(`stepwise.draft.v1:${ada.id}:x`)).toBeNull();
});

test('beginning anew says what goes and what stays, and wants the word and the password', async () => {
  const enterApp = vi.spyOn(entering, 'enterApp').mockReturnValue();
  const answers = [
    failure(409, 'CONFLICT', 'You can begin anew when your rehearsal has ended'),
    success({ message: 'Your progress begins anew', data: null }),
  ];
  const calls = fakeServer({
    'POST /auth/reset-progress': () => answers.shift() ?? 'unreachable',
  });
  open();
  await press('Reset my progress');
  expect(screen.getByText(/^What is marked as solved or tried/)).toBeVisible();
  expect(screen.getByText(/^Your submissions, and with them/)).toBeVisible();
  const submit = screen.getByRole('button', { name: 'Reset progress' });
  expect(submit).toBeDisabled();
  await userEvent.type(screen.getByLabelText('Type RESET to confirm'), 'RESET');
  await userEvent.type(screen.getByLabelText('Your password'), 'secret-1');
  await userEvent.click(submit);
  expect(await screen.findByText('You can begin anew when your rehearsal has ended')).toBeVisible();
  expect(enterApp).not.toHaveBeenCalled();
  await userEvent.click(submit);
  await waitFor(() => expect(enterApp).toHaveBeenCalledWith('/dashboard'));
  expect(writes(calls)[1]?.body).toEqual({ password: 'secret-1' });
});
