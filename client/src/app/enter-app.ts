/** Spec 9: long enough for the toast to be read. */
const RELOAD_AFTER_MS = 500;

/** Enters the application with a full load, at the requested page. */
export function enterApp(path: string): void {
  window.setTimeout(() => window.location.assign(path), RELOAD_AFTER_MS);
}
