import { act, fireEvent, render, screen } from '@testing-library/react';
import toast from 'react-hot-toast';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pass } from '../../../test/clock.ts';
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

describe('while dialogs are open', () => {
  const raised: string[] = [];

  beforeEach(() => {
    HTMLElement.prototype.showPopover = function showPopover() {
      if (!this.isConnected) throw new DOMException('disconnected', 'InvalidStateError');
      raised.push(this.textContent);
    };
    HTMLElement.prototype.hidePopover = () => undefined;
  });

  afterEach(() => {
    raised.length = 0;
    for (const dialog of document.querySelectorAll('dialog')) dialog.remove();
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
  });

  const toggle = (dialog: HTMLDialogElement, open: boolean) =>
    act(() => {
      dialog.open = open;
      dialog.dispatchEvent(new Event('toggle'));
    });
  const openDialog = () => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    toggle(dialog, true);
    return dialog;
  };
  const dialogOf = (text: string) => screen.getByText(text).closest('dialog');

  test('what is said is inside of the last, and above it', () => {
    say('success', 'Playlist created successfully');
    expect(dialogOf('Playlist created successfully')).toBeNull();
    const first = openDialog();
    expect(dialogOf('Playlist created successfully')).toBe(first);
    const second = openDialog();
    expect(dialogOf('Playlist created successfully')).toBe(second);
    expect(raised).toEqual(Array(3).fill('Playlist created successfully'));
    toggle(second, false);
    expect(dialogOf('Playlist created successfully')).toBe(first);
    toggle(first, false);
    expect(dialogOf('Playlist created successfully')).toBeNull();
  });

  test('what a mouse rested on goes by itself once it was moved', () => {
    const dialog = openDialog();
    say('success', 'Playlist created successfully');
    fireEvent.mouseEnter(screen.getByText('Playlist created successfully'));
    toggle(dialog, false);
    pass(2_010);
    expect(shown('Playlist created successfully')).toBe(false);
  });

  test('what is said as a dialog goes with its page is beside it', async () => {
    const dialog = openDialog();
    act(() => {
      dialog.remove();
      toast.error('Your session has ended');
    });
    await act(() => Promise.resolve());
    expect(dialogOf('Your session has ended')).toBeNull();
    expect(raised).toEqual(['Your session has ended']);
  });

  test('what is said stays when a dialog goes with its page', async () => {
    const dialog = openDialog();
    say('success', 'Problem deleted');
    expect(dialogOf('Problem deleted')).toBe(dialog);
    await act(() => {
      dialog.remove();
      return Promise.resolve();
    });
    expect(dialogOf('Problem deleted')).toBeNull();
  });
});
