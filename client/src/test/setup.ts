// First of all, as in main.tsx: zod reads its settings when it is loaded.
import '../lib/api/schemas-without-eval.ts';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import toast from 'react-hot-toast';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { FakeIntersectionObserver } from './intersection.ts';
import { borrowWindow } from './window.ts';

// A page's code is compiled on its first import, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 8_000, defaultHidden: false });
const giveWindowBack = borrowWindow();

// jsdom has none of these; they are asked for on mount by things we use.
class ResizeObserverStub implements ResizeObserver {
  observe(): void {
    // Nothing is ever laid out.
  }
  unobserve(): void {
    // Nothing is ever laid out.
  }
  disconnect(): void {
    // Nothing is ever laid out.
  }
}
// Not as stubs: a test that takes its own back would take these, too.
window.ResizeObserver = ResizeObserverStub;
window.IntersectionObserver = FakeIntersectionObserver;
window.matchMedia = (query: string) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;
Element.prototype.scrollIntoView = () => undefined;
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
window.scrollTo = () => undefined;

const complaints: string[] = [];

beforeEach(() => {
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      complaints.push(parts.map(String).join(' '));
    });
  }
});

afterEach(() => {
  cleanup();
  toast.remove();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  const seen = complaints.splice(0);
  // React reports broken hooks, keys and state updates here and nowhere else.
  expect(seen, 'the console stays quiet').toEqual([]);
});

// The next file runs in the same worker: it finds the window as this one did, and loads our modules anew.
afterAll(() => {
  vi.unstubAllGlobals();
  giveWindowBack();
  vi.resetModules();
});
