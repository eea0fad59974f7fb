import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { failure, fakeServer, success } from '../../test/fake-server.ts';
import { Component as Legal } from './legal.tsx';

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Legal />
    </MemoryRouter>,
  );

const text = (markdown: string) => success({ message: 'ok', data: { text: markdown } });

test('a text is read as Markdown, and its scripts are not', async () => {
  const markdown = '## Cookies\n\nOne, for **your** session.\n\n<img src=x onerror=alert(1)>';
  fakeServer({ 'GET /legal/privacy': text(markdown) });
  const { container } = open('/privacy/');
  expect(await screen.findByRole('heading', { name: 'Cookies' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Privacy Policy');
  expect(container.querySelector('[onerror]')).toBeNull();
});

test('a text that nobody has written is none', async () => {
  fakeServer({ 'GET /legal/imprint': failure(404, 'NOT_FOUND', 'Text not found') });
  open('/imprint');
  expect(await screen.findByText('There is no such text')).toBeVisible();
});

test('what could not be loaded is asked for again', async () => {
  const answers = [failure(503, 'RESTARTING', 'Back in a moment'), text('Be kind.')];
  fakeServer({ 'GET /legal/terms': () => answers.shift() ?? text('') });
  open('/terms');
  expect(await screen.findByText('Back in a moment')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Be kind.')).toBeVisible();
});
