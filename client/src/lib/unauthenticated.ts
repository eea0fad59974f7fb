let unauthenticated: () => void = () => undefined;

/** Called when the server no longer knows the session (expired, ended elsewhere). */
export function onUnauthenticated(handler: () => void): void {
  unauthenticated = handler;
}

export function announceUnauthenticated(): void {
  unauthenticated();
}
