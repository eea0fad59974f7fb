import { useEffect, useState } from 'react';

/** Whether the page is scrolled further than `threshold` px. */
export function useScrolled(threshold: number): boolean {
  const [isScrolled, setScrolled] = useState(false);

  useEffect(() => {
    const look = () => setScrolled(window.scrollY > threshold);
    // Not while the page is put together: the answer would have it laid out once more.
    const frame = window.requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      window.cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
    };
  }, [threshold]);

  return isScrolled;
}
