import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Component as Login } from './login.tsx';
import { Component as Register } from './register.tsx';

const show = (page: React.ReactNode) => render(<MemoryRouter>{page}</MemoryRouter>);

test('sign-in says what it is for, and where an account is made', () => {
  show(<Login />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome Back');
  expect(screen.getByText('Sign in to continue your problem solving journey')).toBeVisible();
  const create = screen.getByRole('link', { name: 'Create an account' });
  expect(create).toHaveAttribute('href', '/register');
});

test('sign-up leads back to sign-in', () => {
  show(<Register />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Join Stepwise');
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
});

test.each(['Terms of Service', 'Privacy Policy'])('%s is a placeholder that stays here', (name) => {
  show(<Register />);
  const click = fireEvent.click(screen.getByRole('link', { name }));
  expect(click, 'the browser was kept from following it').toBe(false);
});
