export type BackendUp = { timestamp: number };

export type BackendDown = {
  /** HTTP status of a 5xx; null without a response. */
  status: number | null;
  message: string;
  timestamp: number;
};

declare global {
  interface WindowEventMap {
    'backend:up': CustomEvent<BackendUp>;
    'backend:down': CustomEvent<BackendDown>;
  }
}

export function announceBackendUp(): void {
  window.dispatchEvent(
    // eslint-disable-next-line no-restricted-properties -- the spec: when it was, for whoever listens
    new CustomEvent<BackendUp>('backend:up', { detail: { timestamp: Date.now() } }),
  );
}

export function announceBackendDown(failure: Omit<BackendDown, 'timestamp'>): void {
  window.dispatchEvent(
    new CustomEvent<BackendDown>('backend:down', {
      // eslint-disable-next-line no-restricted-properties -- see above
      detail: { ...failure, timestamp: Date.now() },
    }),
  );
}
