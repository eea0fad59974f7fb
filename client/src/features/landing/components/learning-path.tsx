import { Link } from 'react-router-dom';
import { useInView } from '../../../lib/browser/screen/use-in-view.ts';
import { honestFigure } from '../../../lib/figures/honest-figure.ts';
import { useFigures } from '../../../lib/figures/use-figures.ts';
import { paths } from '../../../lib/paths.ts';
import { LEARNING_PATH } from '../landing-content.ts';

/** Colour of each step; the sixth is as bright as the fifth and only taller. */
const LOOK = [
  'border-step-1 bg-step-1/18',
  'border-step-2 bg-step-2/18',
  'border-step-3 bg-step-3/18',
  'border-step-4 bg-step-4/18',
  'border-step-5 bg-step-5/16',
  'border-step-5 bg-step-5/24',
];

const LOWEST_REM = 11;
const RISE_REM = 1.25;

/** The way up as stairs, from one edge of the page to the other; rows on a phone. */
export function LearningPath() {
  const [ref, isSeen] = useInView<HTMLElement>(0.2);
  const own = useFigures(isSeen)?.paths;
  return (
    <section ref={ref} className="mx-auto max-w-6xl px-4 pt-24 sm:px-6">
      <h2 className="text-3xl font-bold sm:text-4xl">Structured Learning Path</h2>
      <p className="mt-3 max-w-xl text-muted">
        Start on the step that fits you. Each one stands on the one before it.
      </p>
      <ol className="mt-8 grid gap-2 pb-14 lg:-mt-6 lg:grid-cols-6 lg:items-end lg:gap-1.5 lg:pb-0">
        {LEARNING_PATH.map((tier, index) => (
          <li
            key={tier.title}
            className={`flex flex-col gap-1 rounded-field border-s-3 p-4 lg:h-(--height) lg:rounded-b-none lg:border-s-0 lg:border-t-3 ${LOOK[index] ?? ''}`}
            style={{ '--height': `${LOWEST_REM + index * RISE_REM}rem` }}
          >
            <h3 className="font-semibold">{tier.title}</h3>
            <p className="text-sm text-muted">
              <span className="font-mono">
                {honestFigure(
                  String(tier.problems),
                  own?.find(({ title }) => title === tier.title)?.problems,
                )}
              </span>{' '}
              problems
            </p>
            <p className="text-sm text-muted">{tier.difficulty}</p>
            <Link
              to={paths.learn}
              aria-label={`Start Learning: ${tier.title}`}
              className="btn btn-sm mt-3 h-9 self-start border-field-line bg-base-100 text-base-content hover:bg-base-300"
            >
              Start Learning
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
