import type { LegalName } from '@stepwise/contracts/site';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { LEGAL, useSite } from '../../../lib/site.ts';
import { PlaceholderLink } from './placeholder-link.tsx';

/** To a text of those who run the site; as long as they have not written it, it leads nowhere. */
export function LegalLink({ name }: { name: LegalName }) {
  const isWritten = useSite(({ legal }) => legal.includes(name));
  if (!isWritten) return <PlaceholderLink>{LEGAL[name]}</PlaceholderLink>;
  return (
    // In another tab: the form beside it is half filled in.
    <Link to={paths.legal(name)} target="_blank" className="underline underline-offset-2">
      {LEGAL[name]}
    </Link>
  );
}
