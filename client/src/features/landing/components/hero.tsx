import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/ui/button.tsx';
import { Steps } from '../../../components/ui/steps.tsx';
import { hasPublicProblems } from '../../../lib/browser/public-problems.ts';
import { paths } from '../../../lib/paths.ts';
import { COUNTERS, INTEGRATIONS } from '../landing-content.ts';
import { Counter } from './counter.tsx';
import { FloatingBadges } from './floating-badges.tsx';
import { SortTrace } from './sort-trace.tsx';

export function Hero() {
  return (
    <section className="mx-auto grid max-w-6xl items-center gap-x-14 gap-y-10 px-4 pt-28 sm:px-6 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:pt-30">
      <div>
        <p className="inline-flex items-center gap-2 rounded-full border border-line bg-base-200 px-3 py-1 text-sm font-medium">
          <Steps lit={4} of={4} className="size-3.5 text-primary" />
          The Ultimate DSA Platform
        </p>
        <h1 className="mt-6 text-[clamp(2.1rem,5.2vw,3.6rem)] max-[18rem]:text-[1.6rem] leading-[1.06] font-bold tracking-[-0.035em]">
          Master Data Structures and Algorithms, Ace Interviews,{' '}
          <span className="text-primary">Build your Future</span>
        </h1>
        <p className="mt-6 max-w-xl text-lg text-muted">
          One platform to solve problems, follow learning paths and track progress.
        </p>
        <div className="mt-8 flex flex-wrap gap-3 max-sm:*:grow">
          <Link to={paths.problems} className={buttonClass('primary', 'lg')}>
            Start Solving Now
          </Link>
          <Link to={paths.learn} className={buttonClass('neutral', 'lg')}>
            Explore Learning Paths
          </Link>
        </div>
        <p className="mt-5 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
          <span>200+ developers already building</span>
          {hasPublicProblems() ? (
            <Link to={paths.explore} className="link-inline">
              Try a problem without an account
            </Link>
          ) : null}
        </p>
        <dl className="mt-8 grid max-w-md grid-cols-3 gap-4 max-[18rem]:grid-cols-1 border-t border-line pt-6">
          {COUNTERS.map((counter) => (
            <Counter key={counter.label} {...counter} />
          ))}
        </dl>
      </div>
      <div>
        <SortTrace />
        <FloatingBadges />
      </div>
      <p className="flex flex-wrap items-baseline gap-x-6 gap-y-2 border-y border-line py-4 text-muted lg:col-span-2">
        <span className="text-sm">Goes well with</span>
        {INTEGRATIONS.map((site) => (
          <span key={site} className="font-semibold">
            {site}
          </span>
        ))}
        <span className="text-sm">+5 more</span>
      </p>
    </section>
  );
}
