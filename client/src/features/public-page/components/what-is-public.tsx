import { BADGES, type Badge } from '@stepwise/contracts/public-page-limits';
import { Link } from 'react-router-dom';
import { CopyLine } from '../../../components/ui/copy-line.tsx';
import { paths } from '../../../lib/paths.ts';
import { siteAddress } from '../../../lib/site-address.ts';

const WORDS: Readonly<Record<Badge, string>> = {
  solved: 'Problems solved',
  streak: 'Days in a row',
};

/** The way to the page, and pictures of its figures for pages elsewhere. */
export function WhatIsPublic({ handle }: { handle: string }) {
  const origin = siteAddress();
  const page = `${origin}${paths.person(handle)}`;
  return (
    <div className="flex flex-col gap-4 text-sm">
      <p>
        Your page is{' '}
        <Link to={paths.person(handle)} className="link-inline wrap-anywhere">
          {page}
        </Link>
      </p>
      <p className="text-muted">
        These lines of Markdown show a figure on a page elsewhere, at most five minutes old:
      </p>
      <ul className="flex flex-col gap-4">
        {BADGES.map((badge) => {
          const picture = `/api/v1/people/${handle}/badges/${badge}.svg`;
          const text = `[![${WORDS[badge]}](${origin}${picture})](${page})`;
          return (
            <li key={badge} className="flex flex-col gap-2">
              <img src={picture} alt={WORDS[badge]} className="h-5 self-start" />
              <CopyLine label={`Copy the badge “${WORDS[badge]}”`} text={text} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
