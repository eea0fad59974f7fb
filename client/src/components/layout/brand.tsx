import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useSite } from '../../lib/site.ts';

type BrandProps = {
  onClick?: () => void;
  /** The drawing alone; the name is still read out. */
  isSmall?: boolean;
};

export function Brand({ onClick, isSmall = false }: BrandProps) {
  const { name: siteName, logo } = useSite();
  return (
    <Link
      to={paths.home}
      className="flex min-w-0 items-center gap-2.5 rounded-field text-lg font-bold tracking-tight"
      {...(onClick ? { onClick } : {})}
    >
      {logo ? (
        <img src={logo} alt="" className="h-7 max-w-28 shrink-0 object-contain" />
      ) : (
        <Logo className="size-7 shrink-0" />
      )}
      <span className={isSmall ? 'sr-only' : 'line-clamp-2 leading-tight wrap-anywhere'}>
        {siteName}
      </span>
    </Link>
  );
}

/** Three steps, from the deep to the bright. The same drawing as `public/favicon.svg`. */
export function Logo({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <rect x="1" y="15" width="6" height="8" rx="1.5" className="fill-step-2" />
      <rect x="9" y="8.5" width="6" height="14.5" rx="1.5" className="fill-step-4" />
      <rect x="17" y="1" width="6" height="22" rx="1.5" className="fill-step-5" />
    </svg>
  );
}
