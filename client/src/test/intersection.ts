import { act } from '@testing-library/react';

const watching = new Set<FakeIntersectionObserver>();

/** jsdom lays nothing out, so nothing ever comes into view by itself: `reveal` brings it there. */
export class FakeIntersectionObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds: readonly number[];
  private readonly elements = new Set<Element>();
  private readonly callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
    this.callback = callback;
    this.thresholds = [options.threshold ?? 0].flat();
    watching.add(this);
  }

  observe(element: Element): void {
    this.elements.add(element);
  }

  unobserve(element: Element): void {
    this.elements.delete(element);
  }

  disconnect(): void {
    this.elements.clear();
    watching.delete(this);
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }

  tell(element: Element, share: number): void {
    const reached = share >= Math.min(...this.thresholds);
    if (!reached || !this.elements.has(element)) return;
    const entry = { target: element, isIntersecting: true, intersectionRatio: share };
    this.callback([entry as IntersectionObserverEntry], this);
  }
}

/** Scrolls until `share` (0..1) of the element is on the screen. */
export function reveal(element: Element, share = 1): void {
  act(() => {
    for (const observer of [...watching]) observer.tell(element, share);
  });
}
