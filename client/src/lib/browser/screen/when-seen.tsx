import type { ReactNode } from 'react';
import { useInView } from './use-in-view.ts';

type WhenSeenProps = { placeholder: ReactNode; className: string; children: ReactNode };

/** Renders its children once their place has been visible. */
export function WhenSeen({ placeholder, className, children }: WhenSeenProps) {
  const [place, isSeen] = useInView<HTMLDivElement>(0);
  return (
    <div ref={place} className={className}>
      {isSeen ? children : placeholder}
    </div>
  );
}
