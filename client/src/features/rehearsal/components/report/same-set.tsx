import type { Rehearsal } from '@stepwise/contracts/rehearsal';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../../components/ui/button.tsx';
import { CopyLine } from '../../../../components/ui/copy-line.tsx';
import { siteAddress } from '../../../../lib/site-address.ts';
import { pathOfSet } from '../../same-set.ts';

/** The way to the same problems and time: for oneself, and for whoever gets the link. */
export function SameSet({ rehearsal }: { rehearsal: Rehearsal }) {
  const path = pathOfSet(rehearsal);
  return (
    <section aria-labelledby="same-set" className="flex flex-col items-start gap-3">
      <h2 id="same-set" className="text-lg font-semibold">
        The same again
      </h2>
      <p className="text-sm text-muted">
        This link offers the same problems and time to whoever opens it, and tells nothing of yours.
      </p>
      <div className="w-full text-sm">
        <CopyLine label="Copy the link to the same problems" text={`${siteAddress()}${path}`} />
      </div>
      <Link to={path} className={buttonClass('neutral', 'sm')}>
        Rehearse with the same
      </Link>
    </section>
  );
}
