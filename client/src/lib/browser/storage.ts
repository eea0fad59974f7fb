/**
 * The one way to what this browser keeps. Storage can be full, or switched off so that its very name
 * throws: nothing here does.
 */

/** Texts of people that the browser refused to keep: they live as long as the page. */
const held = new Map<string, string>();
const listeners = new Set<() => void>();

/** What is kept under the key, null when nothing is. */
export function readText(key: string): string | null {
  return held.get(key) ?? attempt(() => localStorage.getItem(key)) ?? null;
}

/** Keeps a text, or with null nothing; false when the browser refuses. */
export function writeText(key: string, text: string | null): boolean {
  const written = attempt(() => {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  });
  return written ?? false;
}

/**
 * As `writeText`, for what somebody has typed: what is refused is held, and tried again with every text
 * that is kept, and as long as something is held the browser asks before the page is closed.
 */
export function keepText(key: string, text: string | null): boolean {
  const isKept = writeText(key, text);
  if (isKept || text === null) held.delete(key);
  else held.set(key, text);
  if (isKept)
    for (const [other, waiting] of held) if (writeText(other, waiting)) held.delete(other);
  watchUnload();
  for (const tell of listeners) tell();
  return isKept;
}

/** Whether anything that was typed would be lost with the page. */
export function isHolding(): boolean {
  return held.size > 0;
}

/** Calls back when that may have changed; answers with the way to stop. */
export function watchHolding(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Forgets everything whose key is wanted. */
export function forgetTexts(isWanted: (key: string) => boolean): void {
  for (const key of allKeys()) if (isWanted(key)) keepText(key, null);
}

/** The keys under which something is kept, or held, that begin like this. */
export function keysWith(beginning: string): string[] {
  return allKeys().filter((key) => key.startsWith(beginning));
}

function allKeys(): string[] {
  const kept = attempt(() => Object.keys(localStorage)) ?? [];
  return [...new Set([...kept, ...held.keys()])];
}

/** Whether a change in another tab was one of what is kept here. */
export function isOfStorage({ storageArea }: StorageEvent): boolean {
  return attempt(() => storageArea === localStorage) ?? false;
}

/** What this tab keeps under the key, also through a full load; null when nothing is. */
export function readTabText(key: string): string | null {
  return attempt(() => sessionStorage.getItem(key)) ?? null;
}

/** Keeps a text in this tab, or with null nothing. Refused, it is not there after the next load. */
export function writeTabText(key: string, text: string | null): void {
  attempt(() => {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  });
}

/** For libraries that want a storage. */
export const safeStorage: Pick<Storage, 'getItem' | 'setItem'> = {
  getItem: readText,
  setItem: (key, text) => void writeText(key, text),
};

function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

function watchUnload(): void {
  if (held.size > 0) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}
