import type { PathPlace } from '../problem-place.ts';

/** "Fundamentals 3": the path of a problem and its step there. Nothing for one that is on none. */
export function PathText({ place }: { place: PathPlace | null }) {
  if (!place) return null;
  return (
    <span className="wrap-anywhere tabular-nums">
      {place.title} {place.step}
    </span>
  );
}
