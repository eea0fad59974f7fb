import type { ReactNode } from 'react';
import { useInView } from './use-in-view.ts';

type WhenSeenProps = { placeholder: ReactNode; className: string; children: ReactNode };

/** Draws its children once any part of their place has come onto the screen. */
export function WhenSeen({ placeholder, className, children }: WhenSeenProps) {
  const [place, isSeen] = useInView<HTMLDivElement>(0);
  return (
    <div ref={place} className={className}>
      {isSeen ? children : placeholder}
    </div>
  );
}
