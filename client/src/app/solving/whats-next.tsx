import { ArrowRight, BookOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { Steps } from '../../components/ui/steps.tsx';
import { paths } from '../../lib/paths.ts';
import { OtherLanguage } from './other-language.tsx';
import type { PathPlace } from './session/use-path-place.ts';

type WhatsNextProps = {
  place: PathPlace | null;
  hasEditorial: boolean;
  onEditorial: () => void;
  /** When the problem comes back. */
  review?: ReactNode;
  /** It was solved just now, which is shown by a movement. */
  isNews: boolean;
};

/** Of a long path: more of them would be too thin to be seen rising. */
const MOST_STEPS = 4;

/** After Accepted: the step that follows, how others have solved this one, and the same once more. */
export function WhatsNext(props: WhatsNextProps) {
  const { place, hasEditorial, onEditorial, review, isNews } = props;
  return (
    <section
      aria-label="What next"
      className={`flex flex-wrap items-center gap-2 rounded-field border border-accepted/40 bg-accepted/10 px-3 py-2 text-sm ${isNews ? 'just-solved' : ''}`}
    >
      {place ? <Climbed place={place} isNews={isNews} /> : null}
      <p className="min-w-0 flex-1 basis-52">
        <span className="font-medium">{said(place)}</span> <OtherLanguage />
      </p>
      {hasEditorial ? (
        <Button
          variant="neutral"
          size="sm"
          icon={<BookOpen className="size-4" aria-hidden="true" />}
          onClick={onEditorial}
        >
          Read the editorial
        </Button>
      ) : null}
      <Next place={place} />
      {review}
    </section>
  );
}

/** The path as a flight of steps; at its end all of them rise once more. */
function Climbed({ place, isNews }: { place: PathPlace; isNews: boolean }) {
  const of = Math.min(place.steps, MOST_STEPS);
  const lit = Math.max(1, Math.floor((place.step / place.steps) * of));
  const rising = place.nextId === null ? 'all' : 'last';
  return (
    <Steps {...{ lit, of }} className="size-6 text-accepted" rising={isNews ? rising : undefined} />
  );
}

function Next({ place }: { place: PathPlace | null }) {
  const nextId = place?.nextId ?? null;
  const { to, label } =
    nextId === null
      ? {
          to: place ? paths.learn : paths.problems,
          label: place ? 'Choose a path' : 'More problems',
        }
      : { to: paths.problem(nextId), label: 'Next problem' };
  return (
    <Link to={to} className={buttonClass('primary', 'sm')}>
      {label}
      <ArrowRight className="size-4" aria-hidden="true" />
    </Link>
  );
}

function said(place: PathPlace | null): string {
  if (!place) return 'Solved.';
  const { title, step, steps, nextId } = place;
  if (nextId === null) return `Solved: that was the last step of ${title}.`;
  return `Solved: step ${String(step)} of ${String(steps)} in ${title}.`;
}
