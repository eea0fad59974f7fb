import { type ComponentType, lazy, Suspense } from 'react';
import { useInView } from '../../lib/browser/use-in-view.ts';
import { inTime } from '../../lib/in-time.ts';

// Far more than the rest of the landing page, and below its fold. Where it does not come the page does without.
const RunPlayer = lazy(() =>
  inTime(import('./run-player.tsx')).then(
    (script): Loaded => ({ default: script.RunPlayer }),
    (): Loaded => ({ default: () => null }),
  ),
);

type Loaded = { default: ComponentType };

/** Solutions can be stepped through: here one is, once somebody gets there. */
export function StepThroughSection() {
  const [ref, isSeen] = useInView<HTMLElement>(0);
  const place = <div className="h-[36rem]" />;
  return (
    <section
      ref={ref}
      aria-label="Step through a solution"
      className="mx-auto max-w-6xl px-4 pb-20 sm:px-6"
    >
      {isSeen ? (
        <Suspense fallback={place}>
          <RunPlayer />
        </Suspense>
      ) : (
        place
      )}
    </section>
  );
}
