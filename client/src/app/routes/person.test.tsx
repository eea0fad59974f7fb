import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { failure, fakeServer, success } from '../../test/fake-server.ts';
import { buildPublicPerson } from '../../test/people.ts';
import { Component as Person } from './person.tsx';

const show = () =>
  render(
    <MemoryRouter initialEntries={['/u/ada']}>
      <Routes>
        <Route path="/u/:handle" element={<Person />} />
      </Routes>
    </MemoryRouter>,
  );

test('everybody sees what a person shows', async () => {
  fakeServer({ 'GET /people/ada': success({ message: 'ok', data: buildPublicPerson() }) });
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeVisible();
  expect(screen.getByText('ada · here since 2026')).toBeVisible();
  expect(screen.getByText('18')).toBeVisible();
  expect(screen.getByText('Days in a row')).toBeVisible();
});

test('where there is nothing to see, it says so', async () => {
  fakeServer({ 'GET /people/ada': failure(404, 'NOT_FOUND', 'Person not found') });
  show();
  expect(await screen.findByText('There is no public page here')).toBeVisible();
});

test('a page that could not be loaded is asked for again', async () => {
  fakeServer({ 'GET /people/ada': failure(503, 'OVERLOADED', 'The server is busy') });
  show();
  expect(await screen.findByText('This page could not be loaded')).toBeVisible();
  expect(screen.getByRole('button', { name: /again/i })).toBeVisible();
});
