import { useInView } from '../../../lib/browser/screen/use-in-view.ts';
import { honestFigure } from '../../../lib/figures/honest-figure.ts';
import { useFigures } from '../../../lib/figures/use-figures.ts';

const PROMISES = [
  'Access to Problems',
  'Level up Skills',
  'Customized problems',
  'Reference Solutions',
];

const CLAIMS = [
  ['200+', 'users', 'users'],
  ['30+', 'problems', 'problems'],
  // Of what, the text does not say: there is no figure to set against it.
  ['98%', 'success rate', null],
] as const;

const STEPS = [
  { fill: 'border-step-2 bg-step-2/15', rise: 'lg:mt-36' },
  { fill: 'border-step-3 bg-step-3/15', rise: 'lg:mt-24' },
  { fill: 'border-step-4 bg-step-4/15', rise: 'lg:mt-12' },
  { fill: 'border-step-5 bg-step-5/15', rise: '' },
];

/** The way up: each promise stands one step above the last. */
export function SidePanel() {
  const [ref, isSeen] = useInView<HTMLElement>(0.2);
  const figures = useFigures(isSeen);
  return (
    <aside ref={ref} aria-label="What you get" className="mx-auto w-full max-w-md lg:max-w-none">
      <p className="text-2xl font-semibold tracking-tight text-balance">
        Practice, compete, and land your dream job.
      </p>
      <ol className="mt-8 grid gap-2 lg:h-88 lg:grid-cols-4 lg:gap-1.5">
        {PROMISES.map((promise, index) => (
          <li
            key={promise}
            className={`flex items-baseline gap-3 rounded-field border-s-2 px-4 py-3 font-medium lg:flex-col lg:gap-2 lg:rounded-b-none lg:border-s-0 lg:border-t-2 ${STEPS[index]?.fill ?? ''} ${STEPS[index]?.rise ?? ''}`}
          >
            <span className="font-mono text-xs text-muted" aria-hidden="true">
              {index + 1}
            </span>
            {promise}
          </li>
        ))}
      </ol>
      <dl className="grid grid-cols-3 gap-y-3 border-t border-line max-[18rem]:grid-cols-1 pt-5 max-lg:mt-6">
        {CLAIMS.map(([told, what, own]) => (
          <div key={what} className="flex flex-col-reverse">
            <dt className="text-sm text-muted">{what}</dt>
            <dd className="font-mono text-xl font-semibold">
              {own === null ? told : honestFigure(told, figures?.[own])}
            </dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
