import { Link } from 'react-router-dom';
import { buttonClass } from '../../components/ui/button.tsx';
import { PageTitle } from '../../components/ui/page/page-title.tsx';
import { paths } from '../../lib/paths.ts';

export function Component() {
  return (
    <div className="mx-auto grid min-h-dvh max-w-3xl content-center px-4 pt-24 pb-16 sm:px-6">
      <PageTitle>Page not found</PageTitle>
      <MissingStep />
      <p className="mt-8 font-mono text-sm text-muted">404</p>
      <h1 className="mt-1 text-4xl font-bold">This step is missing</h1>
      <p className="mt-3 max-w-prose text-muted">
        There is no page at this address. It may have moved, or the link has a typo.
      </p>
      <div className="mt-7 flex flex-wrap gap-3">
        <Link to={paths.home} className={buttonClass()}>
          Go Home
        </Link>
        <Link to={paths.problems} className={buttonClass('neutral')}>
          Browse problems
        </Link>
      </div>
    </div>
  );
}

/** A flight of stairs with a gap where this page would be. */
function MissingStep() {
  return (
    <svg viewBox="0 0 320 120" className="w-full max-w-md" aria-hidden="true">
      <rect x="0" y="96" width="60" height="24" rx="4" className="fill-step-1" />
      <rect x="65" y="74" width="60" height="46" rx="4" className="fill-step-2" />
      <rect
        x="131"
        y="53"
        width="58"
        height="66"
        rx="4"
        fill="none"
        strokeWidth="2"
        strokeDasharray="5 6"
        className="stroke-muted"
      />
      <rect x="195" y="28" width="60" height="92" rx="4" className="fill-step-4" />
      <rect x="260" y="4" width="60" height="116" rx="4" className="fill-step-5" />
    </svg>
  );
}
