import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { failure, fakeServer, success } from '../../../test/fake-server.ts';
import { ada } from '../../../test/people.ts';
import { useAuthStore } from '../auth.store.ts';
import { LoginForm } from './login-form.tsx';

const onSignedIn = vi.fn();

beforeEach(() => {
  // What the server sets with its answer.
  document.cookie = `stepwise_signed_in=${ada.id}`;
  useAuthStore.setState(useAuthStore.getInitialState(), true);
  onSignedIn.mockReset();
  render(<LoginForm onSignedIn={onSignedIn} />);
});

const email = () => screen.getByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Password');
const button = () => screen.getByRole('button', { name: /Sign In|Please wait/ });

test('an empty form is told what both fields need, and nothing is sent', async () => {
  const calls = fakeServer({});
  await userEvent.click(button());
  expect(await screen.findByText('Enter a valid email')).toBeVisible();
  expect(screen.getByText('Password must be at least of 6 characters')).toBeVisible();
  expect(email()).toHaveAccessibleDescription('Enter a valid email');
  expect(password()).toBeInvalid();
  expect(calls).toEqual([]);
});

test('a field is checked when it is left', async () => {
  await userEvent.type(email(), 'ada@');
  expect(screen.queryByText('Enter a valid email')).toBeNull();
  await userEvent.tab();
  expect(await screen.findByText('Enter a valid email')).toBeVisible();
});

test('five characters are too few for a password, six are enough', async () => {
  await userEvent.type(password(), '12345');
  await userEvent.tab();
  expect(await screen.findByText('Password must be at least of 6 characters')).toBeVisible();
  await userEvent.type(password(), '6');
  await waitFor(() => expect(password()).toBeValid());
});

test('signs in, with a disabled button that asks to wait until the page is left', async () => {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  const calls = fakeServer({
    'POST /auth/login': async () => {
      await gate;
      return success({ message: 'Hello', user: ada });
    },
  });
  await userEvent.type(email(), ' Ada@Example.com ');
  await userEvent.type(password(), 'secret1{Enter}');
  await waitFor(() => expect(button()).toHaveTextContent('Please wait...'));
  expect(button()).toBeDisabled();
  release();
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(button()).toBeDisabled();
  expect(calls[0]?.body).toEqual({ email: 'ada@example.com', password: 'secret1' });
});

test('a refusal is readable, and the form can be sent again', async () => {
  fakeServer({
    'POST /auth/login': failure(401, 'INVALID_CREDENTIALS', 'Wrong email or password'),
  });
  await userEvent.type(email(), ada.email);
  await userEvent.type(password(), 'secret1{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Wrong email or password');
  expect(button()).toBeEnabled();
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('the eye shows the password and hides it again', async () => {
  expect(password()).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password()).toHaveAttribute('type', 'password');
});
