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
    new CustomEvent<BackendUp>('backend:up', { detail: { timestamp: Date.now() } }),
  );
}

export function announceBackendDown(failure: Omit<BackendDown, 'timestamp'>): void {
  window.dispatchEvent(
    new CustomEvent<BackendDown>('backend:down', {
      detail: { ...failure, timestamp: Date.now() },
    }),
  );
}
