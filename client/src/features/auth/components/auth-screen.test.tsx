import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { buildFigures } from '../../../test/explored.ts';
import { fakeServer, success } from '../../../test/fake-server.ts';
import { reveal } from '../../../test/intersection.ts';
import { sayPublicProblems } from '../../../test/public-problems.ts';
import { AuthScreen } from './auth-screen.tsx';

beforeEach(() => {
  render(
    <MemoryRouter>
      <AuthScreen
        heading="Welcome Back"
        subtitle="Sign in to continue"
        google={<button type="button">Continue with Google</button>}
        form={<form aria-label="Sign in" />}
        footer={<p>New here?</p>}
      />
    </MemoryRouter>,
  );
});

const panel = () => within(screen.getByRole('complementary', { name: 'What you get' }));

test('the way home is beside the form', () => {
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});

test('the side panel promises four things, in order', () => {
  expect(panel().getByText('Practice, compete, and land your dream job.')).toBeVisible();
  const promises = panel().getAllByRole('listitem');
  expect(promises.map((promise) => promise.textContent)).toEqual([
    '1Access to Problems',
    '2Level up Skills',
    '3Customized problems',
    '4Reference Solutions',
  ]);
});

test('the side panel claims what its owner claims', () => {
  const claims = panel()
    .getAllByRole('term')
    .map((term) => [term.nextElementSibling?.textContent, term.textContent]);
  expect(claims).toEqual([
    ['200+', 'users'],
    ['30+', 'problems'],
    ['98%', 'success rate'],
  ]);
});

test('the side panel tells the truth once that is more', async () => {
  sayPublicProblems('on');
  const data = buildFigures({ users: 200, problems: 72 });
  fakeServer({ 'GET /explore/figures': success({ message: 'ok', data }) });
  reveal(screen.getByRole('complementary', { name: 'What you get' }), 0.2);
  expect(await panel().findByText('72')).toBeVisible();
  expect(panel().getByText('200+')).toBeVisible();
  expect(panel().getByText('98%')).toBeVisible();
});
