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
  'border-step-2 lg:ms-0',
  'border-step-3 lg:ms-8',
  'border-step-4 lg:ms-16',
  'border-step-5 lg:ms-24',
];

/** Beside the form, and quieter: each promise goes one step further. */
export function SidePanel() {
  const [ref, isSeen] = useInView<HTMLElement>(0.2);
  const figures = useFigures(isSeen);
  return (
    <aside ref={ref} aria-label="What you get" className="mx-auto w-full max-w-md lg:max-w-none">
      <p className="text-2xl font-semibold tracking-tight text-balance">
        Practice, compete, and land your dream job.
      </p>
      <ol className="mt-7 grid gap-3">
        {PROMISES.map((promise, index) => (
          <li
            key={promise}
            className={`flex items-baseline gap-3 border-s-3 py-1.5 ps-4 text-lg font-medium ${STEPS[index] ?? ''}`}
          >
            <span className="font-mono text-xs text-muted" aria-hidden="true">
              {index + 1}
            </span>
            {promise}
          </li>
        ))}
      </ol>
      <dl className="grid grid-cols-3 gap-y-3 border-t border-line max-[18rem]:grid-cols-1 mt-8 pt-5">
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
