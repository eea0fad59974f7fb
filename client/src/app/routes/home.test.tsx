import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Component } from './home.tsx';

test('a visitor who has read to the end is offered an account', () => {
  const { container } = render(
    <MemoryRouter>
      <Component />
    </MemoryRouter>,
  );
  const sections = container.getElementsByTagName('section');
  const last = within(sections[sections.length - 1] ?? container);
  expect(last.getByRole('heading', { name: 'Take your first step today' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).at(-1)).toBe(last.getByRole('heading'));
  expect(last.getByRole('link', { name: 'Get started' })).toHaveAttribute('href', '/register');
});
