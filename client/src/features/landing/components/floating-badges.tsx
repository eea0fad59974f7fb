import { FLOATING_BADGES } from '../landing-content.ts';
import { useInView } from '../../../lib/browser/screen/use-in-view.ts';

/** They stand one step apart and rise into place when they are scrolled into view. */
export function FloatingBadges() {
  const [ref, seen] = useInView<HTMLUListElement>(0.2);
  return (
    <ul
      ref={ref}
      className="mt-5 flex min-h-14 flex-wrap items-end justify-center gap-1.5 sm:gap-2"
    >
      {FLOATING_BADGES.map((badge, index) => (
        <li
          key={badge}
          data-seen={seen}
          className="rise-in rounded-full border border-line bg-base-200 px-2 py-1 text-xs font-medium sm:px-3.5 sm:py-1.5 sm:text-sm"
          style={{ transitionDelay: `${index * 120}ms`, marginBottom: `${index * 0.75}rem` }}
        >
          {badge}
        </li>
      ))}
    </ul>
  );
}
