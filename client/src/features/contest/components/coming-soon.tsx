import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/ui/button.tsx';
import { Steps } from '../../../components/ui/steps.tsx';
import { paths } from '../../../lib/paths.ts';

const OBJECTIVES = [
  'Competitive coding challenges',
  'Live leaderboards & rankings',
  'Time-bound problem solving',
];

const ALSO = [
  ['Collaboration', 'Solve in teams and learn from each other.'],
  ['Analytics', 'See where your time went, round by round.'],
  ['Community', 'Meet people who climb the same steps.'],
] as const;

export function ComingSoon() {
  return (
    <div className="mx-auto grid min-h-dvh max-w-6xl content-center gap-12 px-4 pt-28 pb-16 sm:px-6 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:gap-20">
      <div>
        <p className="font-mono text-sm text-muted">Contest</p>
        <h1 className="mt-2 text-5xl font-bold sm:text-6xl">Coming Soon</h1>
        <p className="mt-5 max-w-md text-lg text-muted">
          Timed rounds against other people are the next step. Until then the problems are open.
        </p>
        <Link to={paths.home} className={`${buttonClass('primary', 'lg')} mt-8`}>
          <ArrowLeft className="size-5" aria-hidden="true" />
          Back to Home
        </Link>
      </div>
      <div>
        <h2 className="text-xl font-semibold">Objectives</h2>
        <ul className="mt-4 divide-y divide-line border-t border-line">
          {OBJECTIVES.map((objective, index) => (
            <li key={objective} className="flex items-center gap-4 py-4 text-lg font-medium">
              <Steps lit={index + 1} of={3} className="size-5 shrink-0 text-primary" />
              {objective}
            </li>
          ))}
        </ul>
      </div>
      <dl className="grid gap-x-10 gap-y-5 border-t border-line pt-6 sm:grid-cols-3 lg:col-span-2">
        {ALSO.map(([title, text]) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 text-sm text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
