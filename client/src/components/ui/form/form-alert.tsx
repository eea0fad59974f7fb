import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NEW_RELEASE, reloadPage } from '../../../lib/browser/release.ts';
import { Button } from '../button.tsx';

/**
 * An error of the whole form, which comes into sight when it is said. The region exists from the start, so that it
 * is announced.
 */
export function FormAlert({ message }: { message: string | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) place.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  return (
    <div ref={place} role="alert" className="scroll-mt-28 scroll-mb-6 empty:-mb-4">
      {message ? (
        <p className="flex items-start gap-2 rounded-field border border-error/50 bg-error/10 px-3 py-2.5 text-sm wrap-anywhere">
          <CircleAlert className="mt-0.5 size-4 shrink-0 text-rejected" aria-hidden="true" />
          {message}
          {message === NEW_RELEASE ? (
            <Button variant="neutral" size="sm" className="ms-auto shrink-0" onClick={reloadPage}>
              Reload
            </Button>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}
