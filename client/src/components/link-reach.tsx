import { TriangleAlert } from 'lucide-react';
import { isLoopback, siteAddress } from '../lib/site-address.ts';

/** Beside links that were made to be given on: that people elsewhere cannot open them, where it is so. */
export function LinkReach() {
  const address = siteAddress();
  if (!isLoopback(address)) return null;
  return (
    <p className="flex items-start gap-2 text-sm wrap-anywhere">
      <TriangleAlert className="mt-0.5 size-4 shrink-0 text-limit" aria-hidden="true" />
      <span>
        People elsewhere cannot open what begins with {address}. Set <code>CLIENT_ORIGIN</code> to
        the address by which they reach this site, and start it again.
      </span>
    </p>
  );
}
