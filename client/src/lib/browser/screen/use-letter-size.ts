import { useSyncExternalStore } from 'react';

/**
 * The size of the page's letters in pixels, 16 unless the person has chosen others in the browser; updates
 * when it changes. For what is not drawn by CSS, which has `rem` for it.
 */
export function useLetterSize(): number {
  return useSyncExternalStore(watchLetterSize, letterSize);
}

function letterSize(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** No event tells of it: a thing as wide as a letter grows with it, and is watched. */
function watchLetterSize(onChange: () => void): () => void {
  const letter = document.createElement('span');
  letter.style.cssText = 'position: fixed; visibility: hidden; width: 1rem; height: 1rem';
  letter.ariaHidden = 'true';
  document.body.append(letter);
  const observer = new ResizeObserver(onChange);
  observer.observe(letter);
  return () => {
    observer.disconnect();
    letter.remove();
  };
}
