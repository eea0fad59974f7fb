import type { Share } from '../progress.ts';
import { ShareTable } from './share-table.tsx';

const SHOWN = 7;

/** The tags one knows best. */
export function TagBars({ shares }: { shares: readonly Share[] }) {
  const rest = shares.length - SHOWN;
  return (
    <>
      <ShareTable caption="Solved by tag" heading="Tag" shares={shares.slice(0, SHOWN)} />
      {rest > 0 ? (
        <p className="mt-2 text-sm text-muted">
          and {rest} more {rest === 1 ? 'tag' : 'tags'}
        </p>
      ) : null}
    </>
  );
}
