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
    <div className="mx-auto grid min-h-dvh max-w-6xl content-center gap-12 px-4 pt-28 pb-16 sm:px-6 lg:grid-cols-[1fr_1fr] lg:items-center lg:gap-20">
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
        <Podium />
        <dl className="mt-8 grid gap-4 sm:grid-cols-3">
          {ALSO.map(([title, text]) => (
            <div key={title}>
              <dt className="font-semibold">{title}</dt>
              <dd className="mt-1 text-sm text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

/** The objectives as the three steps of a podium. */
function Podium() {
  const look = [
    'border-step-3 bg-step-3/15',
    'border-step-4 bg-step-4/15',
    'border-step-5 bg-step-5/15',
  ];
  return (
    <ul className="mt-5 grid gap-2 sm:h-64 sm:grid-cols-3 sm:items-end sm:gap-1.5 sm:border-b sm:border-line">
      {OBJECTIVES.map((objective, index) => (
        <li
          key={objective}
          className={`rounded-field border-s-3 p-4 font-medium sm:h-(--height) sm:rounded-b-none sm:border-s-0 sm:border-t-3 ${look[index] ?? ''}`}
          style={{ '--height': `${9 + index * 3.5}rem` }}
        >
          <Steps lit={index + 1} of={3} className="mb-3 size-4 text-muted" />
          {objective}
        </li>
      ))}
    </ul>
  );
}
