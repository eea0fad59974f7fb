import { isLoopback, siteAddress } from '../lib/site-address.ts';
import { Caution } from './ui/caution.tsx';

/** Where links are made to be given on: that people elsewhere cannot open them, where it is so. */
export function LinkReach() {
  const address = siteAddress();
  if (!isLoopback(address)) return null;
  return (
    <Caution>
      Links made here begin with {address}, which people elsewhere cannot open. Set{' '}
      <code>CLIENT_ORIGIN</code> to the address by which they reach this site, and start it again.
    </Caution>
  );
}
