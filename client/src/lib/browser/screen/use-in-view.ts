import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether `share` (0..1) of the element has been visible once. */
export function useInView<E extends Element>(share: number): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setSeen(true);
        observer.disconnect();
      },
      { threshold: share },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [share]);

  return [ref, seen];
}
