import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** What somebody should know before the next press. */
export function Caution({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 text-sm wrap-anywhere">
      <TriangleAlert className="mt-0.5 size-4 shrink-0 text-limit" aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
