import { Link } from 'react-router-dom';
import { useInView } from '../../lib/browser/screen/use-in-view.ts';
import { honestFigure } from '../../lib/figures/honest-figure.ts';
import { useFigures } from '../../lib/figures/use-figures.ts';
import { paths } from '../../lib/paths.ts';
import { PRODUCT_NAME } from '../../lib/product.ts';
import { Steps } from '../ui/steps.tsx';
import { Brand } from './brand.tsx';
import { LegalLinks } from './legal-links.tsx';
import { SOCIAL_LINKS } from './social-links.tsx';

const TIERS = ['Coding Rookie', 'Code Explorer', 'Algorithm Architect', 'Coding Champion'];

/** What the text says, of what, and which figure of the installation stands against it. */
const CLAIMS = [
  ['500+', 'problems', 'problems'],
  ['5000+', 'active users', 'activeUsers'],
  ['100+', 'topics', 'topics'],
  ['24/7', 'learning support', null],
] as const;

const RESOURCES = [
  { to: paths.problems, label: 'Practice Problems' },
  { to: paths.learn, label: 'Structured Learning' },
  { to: paths.dashboard, label: 'Dashboard' },
  { to: paths.contact, label: 'Get Support' },
];

const linkClass = 'inline-flex min-h-6 items-center gap-2 text-muted hover:text-base-content';

/** On the pages of whoever is at work: the ways on, without what the landing page tells a visitor. */
export function SlimFooter() {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-10 gap-y-2 px-4 py-4 sm:px-6">
        <nav aria-label="Learning paths">
          <TierLinks className="flex flex-wrap gap-x-6 gap-y-2 text-sm" />
        </nav>
        <nav aria-label="Resources" className="flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
          <ResourceLinks className="flex flex-wrap gap-x-6 gap-y-2 text-sm" />
          <SocialIcons className="-ms-2.5 flex gap-1" />
        </nav>
      </div>
      <LegalLinks className={linkClass} />
    </footer>
  );
}

export function PageFooter() {
  const [ref, isSeen] = useInView<HTMLElement>(0.2);
  const figures = useFigures(isSeen);
  return (
    <footer ref={ref} className="border-t border-line bg-base-200">
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-12 sm:px-6 md:grid-cols-[1.4fr_1fr_1fr]">
        <div>
          <Brand />
          <p className="mt-3 max-w-xs text-sm text-muted">
            One platform to solve problems, follow learning paths and track progress.
          </p>
          <dl className="mt-6 grid max-w-xs grid-cols-2 gap-x-6 gap-y-3">
            {CLAIMS.map(([told, what, own]) => (
              <div key={what} className="flex flex-col-reverse">
                <dt className="text-sm text-muted">{what}</dt>
                <dd className="font-mono font-semibold">
                  {own === null ? told : honestFigure(told, figures?.[own])}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <LearningPaths />
        <Resources />
      </div>
      <LegalLinks className={linkClass} />
    </footer>
  );
}

function LearningPaths() {
  return (
    <nav aria-label="Learning paths">
      <h2 className="text-sm font-semibold">Learning Paths</h2>
      <TierLinks className="mt-3 space-y-2 text-sm" />
    </nav>
  );
}

function Resources() {
  return (
    <nav aria-label="Resources">
      <h2 className="text-sm font-semibold">Resources</h2>
      <ResourceLinks className="mt-3 space-y-2 text-sm" />
      <SocialIcons className="-ms-2.5 mt-5 flex gap-2" />
    </nav>
  );
}

type LinksProps = { className: string };

function TierLinks({ className }: LinksProps) {
  return (
    <ul className={className}>
      {TIERS.map((tier, index) => (
        <li key={tier}>
          <Link to={paths.learn} className={linkClass}>
            <Steps lit={index + 1} of={4} className="size-3.5 text-secondary" />
            {tier}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function ResourceLinks({ className }: LinksProps) {
  return (
    <ul className={className}>
      {RESOURCES.map((link) => (
        <li key={link.label}>
          <Link to={link.to} className={linkClass}>
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function SocialIcons({ className }: LinksProps) {
  return (
    <ul className={className}>
      {SOCIAL_LINKS.map(({ name, href, icon }) => (
        <li key={name}>
          <a
            href={href}
            target="_blank"
            rel="noreferrer"
            aria-label={`${PRODUCT_NAME} on ${name}`}
            className="btn btn-ghost btn-square btn-sm size-10 text-muted hover:text-base-content"
          >
            {icon}
          </a>
        </li>
      ))}
    </ul>
  );
}
