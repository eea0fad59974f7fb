import { type ComponentType, lazy, Suspense } from 'react';
import { useInView } from '../../lib/browser/screen/use-in-view.ts';
import { inTime } from '../../lib/in-time.ts';

// Far more than the rest of the landing page, and below its fold. Where it does not come the page does without.
const RunPlayer = lazy(() =>
  inTime(import('./run-player.tsx')).then(
    (script): Loaded => ({ default: script.RunPlayer }),
    (): Loaded => ({ default: Missing }),
  ),
);

type Loaded = { default: ComponentType };

const Missing = () => <span data-missing hidden />;

/** As high as the player at the step with the most variables: what stands below never moves. */
const ROOM =
  'min-h-[85rem] sm:min-h-[72rem] min-[56rem]:min-h-[41.5rem] has-[[data-missing]]:min-h-0!';

/** Solutions can be stepped through: here one is, once somebody gets there. */
export function StepThroughSection() {
  const [ref, isSeen] = useInView<HTMLElement>(0);
  return (
    <section
      ref={ref}
      aria-label="Step through a solution"
      className="mx-auto max-w-6xl px-4 pt-24 sm:px-6"
    >
      <div className={ROOM}>
        {isSeen ? (
          <Suspense>
            <RunPlayer />
          </Suspense>
        ) : null}
      </div>
    </section>
  );
}
