import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { failure, fakeServer, success } from '../../../test/fake-server.ts';
import { PublicPage } from './public-page.tsx';

const page = (data: object) => success({ message: 'Saved', data });
const NONE = { handle: null, isPublic: false, staysUntil: null };

const show = () =>
  render(
    <MemoryRouter>
      <PublicPage />
    </MemoryRouter>,
  );

const name = () => screen.findByLabelText('Name of your page');
const save = () => screen.getByRole('button', { name: 'Save public page' });

test('a name is chosen, and the page is shown with its badges', async () => {
  const saved = { handle: 'ada', isPublic: true, staysUntil: '2026-04-04T00:00:00.000Z' };
  const calls = fakeServer({ 'GET /public-page': page(NONE), 'PUT /public-page': page(saved) });
  show();
  expect(await name()).toHaveValue('');
  expect(save()).toBeDisabled();
  await userEvent.type(await name(), 'Ada');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Everybody can see my page' }));
  await userEvent.click(save());
  const link = await screen.findByRole('link', { name: /\/u\/ada$/ });
  expect(link).toHaveAttribute('href', '/u/ada');
  expect(calls).toContainEqual({
    route: 'PUT /public-page',
    body: { handle: 'Ada', isPublic: true },
  });
  expect(await name()).toHaveValue('ada');
  expect(await name()).toHaveAttribute('readonly');
  expect(screen.getByText(/\/api\/v1\/people\/ada\/badges\/solved\.svg/)).toBeVisible();
  expect(screen.getByRole('img', { name: 'Days in a row' })).toHaveAttribute(
    'src',
    '/api/v1/people/ada/badges/streak.svg',
  );
});

test('what is given on begins with the address of the site', async () => {
  const meta = document.createElement('meta');
  meta.name = 'stepwise-address';
  meta.content = 'https://school.example';
  document.head.append(meta);
  onTestFinished(() => meta.remove());
  const saved = { handle: 'ada', isPublic: true, staysUntil: null };
  fakeServer({ 'GET /public-page': page(saved) });
  show();
  expect(await screen.findByText('https://school.example/u/ada')).toBeVisible();
  const picture = 'https://school.example/api/v1/people/ada/badges/solved.svg';
  expect(screen.getByText(picture, { exact: false })).toBeVisible();
});

test('a name that is taken is said, and stays in the field', async () => {
  fakeServer({
    'GET /public-page': page(NONE),
    'PUT /public-page': failure(409, 'CONFLICT', 'This name is taken'),
  });
  show();
  await userEvent.type(await name(), 'ada');
  await userEvent.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('This name is taken');
  expect(await name()).toHaveValue('ada');
  expect(screen.queryByRole('link')).toBeNull();
});

test('a page that nobody sees has no address', async () => {
  fakeServer({ 'GET /public-page': page({ ...NONE, handle: 'ada' }) });
  show();
  expect(await name()).toHaveValue('ada');
  expect(screen.queryByRole('link')).toBeNull();
});
