import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pass } from '../../../test/clock.ts';
import { failure, fakeServer, success, type Answer } from '../../../test/fake-server.ts';
import { ada } from '../../../test/people.ts';
import { ContactForm } from './contact-form.tsx';

const WRITTEN = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };

let logged: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  vi.useFakeTimers();
  logged = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  render(<ContactForm writer={null} />);
});

afterEach(() => {
  vi.useRealTimers();
});

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

function write(): HTMLElement {
  for (const [name, value] of Object.entries({
    Name: 'Ada',
    Email: WRITTEN.email,
    Message: 'Hello',
  }))
    fireEvent.change(field(name), { target: { value } });
  const button = screen.getByRole('button', { name: 'Send Message' });
  fireEvent.click(button);
  return button;
}

/** Lets the clock go on, and what waits for it. */
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('asks the browser for three fields, one of them an email', () => {
  for (const name of ['Name', 'Email', 'Message']) expect(field(name)).toBeRequired();
  expect(field('Email')).toHaveAttribute('type', 'email');
});

test('what is written while a message is sent stays', async () => {
  fakeServer({ 'POST /contact': success({ message: 'Message sent', data: null }, 201) });
  write();
  fireEvent.change(field('Message'), { target: { value: 'Hello, and more' } });
  await wait(1000);
  expect(field('Message')).toHaveValue('Hello, and more');
});

test('sends, waits a second, clears the fields and says thanks for five seconds', async () => {
  const calls = fakeServer({
    'POST /contact': success({ message: 'Message sent', data: null }, 201),
  });
  const button = write();
  expect(logged).toHaveBeenCalledExactlyOnceWith('Contact form', WRITTEN);
  expect(button).toHaveTextContent('Sending...');
  expect(button).toBeDisabled();
  await wait(999);
  expect(calls).toEqual([{ route: 'POST /contact', body: WRITTEN }]);
  expect(field('Name')).toHaveValue('Ada');
  await wait(1);
  expect(button).toHaveTextContent('Message Sent!');
  for (const name of ['Name', 'Email', 'Message']) expect(field(name)).toHaveValue('');
  pass(4_999);
  expect(button).toHaveTextContent('Message Sent!');
  pass(1);
  expect(button).toHaveTextContent('Send Message');
});

test.each<[Answer, RegExp]>([
  [failure(429, 'RATE_LIMITED', 'Too many requests'), /Too many requests/],
  [success('<p>Hello</p>'), /./],
])('says why a message was not sent, and keeps it: %j', async (answer, reason) => {
  fakeServer({ 'POST /contact': answer });
  const button = write();
  await wait(1_000);
  expect(screen.getByRole('alert')).toHaveTextContent(reason);
  expect(button).toHaveTextContent('Send Message');
  expect(field('Message')).toHaveValue('Hello');
});

test('begins with the name and the address of who is signed in', () => {
  cleanup();
  render(<ContactForm writer={ada} />);
  expect(field('Name')).toHaveValue(ada.name);
  expect(field('Email')).toHaveValue(ada.email);
});
