import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { ComingSoon } from './coming-soon.tsx';

beforeEach(() => {
  render(
    <MemoryRouter>
      <ComingSoon />
    </MemoryRouter>,
  );
});

test('the contest is announced, and the way leads home', () => {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Coming Soon');
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

test('its objectives are listed', () => {
  expect(screen.getByRole('heading', { name: 'Objectives' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Competitive coding challenges',
    'Live leaderboards & rankings',
    'Time-bound problem solving',
  ]);
});

test('it speaks of collaboration, analytics and community', () => {
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Collaboration',
    'Analytics',
    'Community',
  ]);
  for (const line of screen.getAllByRole('definition')) expect(line).not.toBeEmptyDOMElement();
});
