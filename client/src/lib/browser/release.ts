import { useEffect, useState } from 'react';

/** What a form says whose check cannot be fetched any more. */
export const NEW_RELEASE = 'A new version is here. Reload the page to go on.';

const WITHIN_MS = 10_000;

export const reloadPage = () => window.location.reload();

/**
 * Whether the server has another version than this page by now: then the scripts that this page knows
 * are no longer there. False when the server cannot be asked.
 */
export async function isNewRelease(): Promise<boolean> {
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (!entry) return false;
  try {
    const signal = AbortSignal.timeout(WITHIN_MS);
    const response = await fetch('/', { cache: 'no-store', signal });
    return response.ok && !(await response.text()).includes(entry);
  } catch {
    return false;
  }
}

/** For what stands in place of a part of the page that could not be fetched. */
export function useNewRelease(): boolean {
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void isNewRelease().then((found) => {
      if (isWanted && found) setNew(true);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return isNew;
}
