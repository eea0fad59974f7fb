import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { LEGAL, useSite } from '../../lib/site.ts';

/** To the texts that those who run the site have written, where there are any. */
export function LegalLinks({ className }: { className: string }) {
  const legal = useSite((site) => site.legal);
  if (legal.length === 0) return null;
  return (
    <nav aria-label="Legal" className="border-t border-line">
      <ul className="mx-auto flex max-w-6xl flex-wrap gap-x-6 gap-y-2 px-4 py-4 text-sm sm:px-6">
        {legal.map((name) => (
          <li key={name}>
            <Link to={paths.legal(name)} className={className}>
              {LEGAL[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
