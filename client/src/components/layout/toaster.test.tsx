import { act, fireEvent, render, screen } from '@testing-library/react';
import toast from 'react-hot-toast';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pass } from '../../test/clock.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster />);
});

afterEach(() => {
  act(() => {
    toast.remove();
    vi.runAllTimers();
  });
  vi.useRealTimers();
});

const say = (kind: 'success' | 'error', text: string) =>
  act(() => {
    toast[kind](text);
  });
const shown = (text: string) => !screen.getByText(text).classList.contains('opacity-0');

test('an error is read for four seconds', () => {
  say('error', 'Error logging in');
  pass(3_990);
  expect(shown('Error logging in')).toBe(true);
  pass(20);
  expect(shown('Error logging in')).toBe(false);
});

test('a success is read for two seconds', () => {
  say('success', 'Logout successful');
  pass(1_990);
  expect(shown('Logout successful')).toBe(true);
  pass(20);
  expect(shown('Logout successful')).toBe(false);
});

test('what is said after a press on another one goes by itself', () => {
  say('success', 'Starter code restored');
  fireEvent.mouseEnter(screen.getByText('Starter code restored'));
  act(() => {
    toast.remove();
  });
  say('success', 'Logout successful');
  pass(2_010);
  expect(shown('Logout successful')).toBe(false);
});

test('at most 20 are shown at once, the newest ones', () => {
  for (let count = 1; count <= 25; count++) say('error', `Error ${count}`);
  expect(screen.getAllByText(/^Error/)).toHaveLength(20);
  expect(screen.getByText('Error 25')).toBeVisible();
  expect(screen.queryByText('Error 5')).toBeNull();
});

test('a dialog that opens later does not cover what is said', () => {
  const raised: string[] = [];
  HTMLElement.prototype.showPopover = function showPopover() {
    raised.push(this.textContent);
  };
  say('success', 'Playlist created successfully');
  expect(raised).toEqual(['Playlist created successfully']);
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.dispatchEvent(new Event('toggle'));
  expect(raised).toHaveLength(2);
  dialog.remove();
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
});
