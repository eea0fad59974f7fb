import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pass } from '../../../test/clock.ts';
import { ContactForm } from './contact-form.tsx';

let logged: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  vi.useFakeTimers();
  logged = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  render(<ContactForm />);
});

afterEach(() => {
  vi.useRealTimers();
});

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('asks the browser for three fields, one of them an email', () => {
  for (const name of ['Name', 'Email', 'Message']) expect(field(name)).toBeRequired();
  expect(field('Email')).toHaveAttribute('type', 'email');
});

test('logs, waits a second, clears the fields and says thanks for five seconds', () => {
  fireEvent.change(field('Name'), { target: { value: 'Ada' } });
  fireEvent.change(field('Email'), { target: { value: 'ada@example.com' } });
  fireEvent.change(field('Message'), { target: { value: 'Hello' } });
  const button = screen.getByRole('button', { name: 'Send Message' });
  fireEvent.click(button);
  expect(logged).toHaveBeenCalledExactlyOnceWith('Contact form', {
    name: 'Ada',
    email: 'ada@example.com',
    message: 'Hello',
  });
  expect(button).toHaveTextContent('Sending...');
  expect(button).toBeDisabled();
  pass(999);
  expect(field('Name')).toHaveValue('Ada');
  pass(1);
  expect(button).toHaveTextContent('Message Sent!');
  for (const name of ['Name', 'Email', 'Message']) expect(field(name)).toHaveValue('');
  pass(4_999);
  expect(button).toHaveTextContent('Message Sent!');
  pass(1);
  expect(button).toHaveTextContent('Send Message');
});
