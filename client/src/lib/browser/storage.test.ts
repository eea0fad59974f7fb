import { afterEach, expect, test, vi } from 'vitest';
import { forgetTexts, isHolding, keepText, readText, writeText } from './storage.ts';

const full = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

/** Whether the browser would ask before the page is closed. */
function asksBeforeUnload(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

afterEach(() => {
  vi.restoreAllMocks();
  forgetTexts(() => true);
});

test('what the browser refuses is held, and asked about until it is kept', () => {
  const storage = full();
  expect(keepText('draft', 'an hour of work')).toBe(false);
  expect(readText('draft')).toBe('an hour of work');
  expect(isHolding()).toBe(true);
  expect(asksBeforeUnload()).toBe(true);
  storage.mockRestore();
  // There is room again, and something else is kept.
  expect(keepText('other', 'text')).toBe(true);
  expect(localStorage.getItem('draft')).toBe('an hour of work');
  expect(isHolding()).toBe(false);
  expect(asksBeforeUnload()).toBe(false);
});

test('what nobody has typed is not held', () => {
  full();
  expect(writeText('size', '14')).toBe(false);
  expect(readText('size')).toBeNull();
  expect(asksBeforeUnload()).toBe(false);
});

test('storage whose very name throws is no storage, and nothing else', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(readText('draft')).toBeNull();
  expect(keepText('draft', 'typed')).toBe(false);
  expect(readText('draft')).toBe('typed');
  forgetTexts((key) => key === 'draft');
  expect(readText('draft')).toBeNull();
});
