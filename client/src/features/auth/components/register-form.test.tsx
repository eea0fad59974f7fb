import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { failure, fakeServer, success } from '../../../test/fake-server.ts';
import { ada } from '../../../test/people.ts';
import { useAuthStore } from '../auth.store.ts';
import { RegisterForm } from './register-form.tsx';

const onSignedIn = vi.fn();

beforeEach(() => {
  // What the server sets with its answer.
  document.cookie = `stepwise_signed_in=${ada.id}`;
  useAuthStore.setState(useAuthStore.getInitialState(), true);
  onSignedIn.mockReset();
  render(<RegisterForm onSignedIn={onSignedIn} />);
});

const name = () => screen.getByRole('textbox', { name: 'Full Name' });
const email = () => screen.getByRole('textbox', { name: 'Email Address' });
const password = () => screen.getByLabelText('Password');
const confirmation = () => screen.getByLabelText('Confirm Password');
const button = () => screen.getByRole('button', { name: /Get Started|Please wait/ });

async function fillIn() {
  await userEvent.type(name(), ada.name);
  await userEvent.type(email(), ada.email);
  await userEvent.type(password(), 'secret1');
  await userEvent.type(confirmation(), 'secret1');
}

test('every field is required', async () => {
  const calls = fakeServer({});
  for (const field of [name(), email(), password(), confirmation()]) expect(field).toBeRequired();
  await userEvent.click(button());
  expect(await screen.findByText('Name must be at least 3 character')).toBeVisible();
  expect(screen.getByText('Enter a valid email')).toBeVisible();
  expect(screen.getByText('Password must be at least of 6 characters')).toBeVisible();
  expect(calls).toEqual([]);
});

test('a name of two characters is too short, spaces do not count', async () => {
  await userEvent.type(name(), ' Al ');
  await userEvent.tab();
  expect(await screen.findByText('Name must be at least 3 character')).toBeVisible();
});

test('a password longer than bcrypt reads is refused with its reason', async () => {
  await userEvent.type(password(), 'é'.repeat(37));
  await userEvent.tab();
  expect(await screen.findByText('Password must be at most 72 bytes')).toBeVisible();
});

test('the confirmation is checked while it is typed', async () => {
  await userEvent.type(password(), 'secret1');
  await userEvent.type(confirmation(), 'secret');
  expect(screen.getByText('Passwords do not match')).toBeVisible();
  await userEvent.type(confirmation(), '1');
  expect(screen.queryByText('Passwords do not match')).toBeNull();
  await userEvent.type(password(), '2');
  expect(screen.getByText('Passwords do not match')).toBeVisible();
});

test('a mismatch blocks the form, also when the confirmation was left empty', async () => {
  const calls = fakeServer({});
  await fillIn();
  await userEvent.clear(confirmation());
  await userEvent.click(button());
  expect(await screen.findByText('Passwords do not match')).toBeVisible();
  await userEvent.type(confirmation(), 'other');
  await userEvent.click(button());
  expect(screen.getByText('Passwords do not match')).toBeVisible();
  expect(calls).toEqual([]);
});

test('registers without sending the confirmation, and asks to wait meanwhile', async () => {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  const calls = fakeServer({
    'POST /auth/register': async () => {
      await gate;
      return success({ message: 'Created', user: ada }, 201);
    },
  });
  await fillIn();
  await userEvent.click(button());
  await waitFor(() => expect(button()).toHaveTextContent('Please wait...'));
  expect(button()).toBeDisabled();
  release();
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(calls[0]?.body).toEqual({ name: ada.name, email: ada.email, password: 'secret1' });
});

test('a taken email is said beside the email', async () => {
  fakeServer({ 'POST /auth/register': failure(409, 'EMAIL_TAKEN', 'This email has an account') });
  await fillIn();
  await userEvent.click(button());
  await waitFor(() => expect(email()).toHaveAccessibleDescription('This email has an account'));
  expect(email()).toHaveFocus();
  expect(button()).toBeEnabled();
});

test('what the server refuses of a field is said beside that field', async () => {
  const details = [{ path: 'name', message: 'Name is not allowed' }];
  fakeServer({ 'POST /auth/register': failure(400, 'VALIDATION_FAILED', 'Check it', details) });
  await fillIn();
  await userEvent.click(button());
  await waitFor(() => expect(name()).toHaveAccessibleDescription('Name is not allowed'));
});

test('any other refusal is said above the form', async () => {
  fakeServer({ 'POST /auth/register': failure(429, 'RATE_LIMITED', 'Too many attempts') });
  await fillIn();
  await userEvent.click(button());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Too many attempts'));
});

test('a double click registers once', async () => {
  const calls = fakeServer({
    'POST /auth/register': success({ message: 'Welcome', user: ada }),
  });
  await fillIn();
  await userEvent.dblClick(button());
  await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
  expect(calls).toHaveLength(1);
});
