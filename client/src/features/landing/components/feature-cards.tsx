import { ChartNoAxesColumnIncreasing, Footprints, ListFilter, Play } from 'lucide-react';
import { useSiteName } from '../../../lib/site.ts';
import { useInView } from '../../../lib/browser/screen/use-in-view.ts';

const STAGGER_MS = 100;

const FEATURES = [
  {
    Icon: ListFilter,
    title: 'Customized Problem Sets',
    description: 'Handpicked by pattern, difficulty and frequency.',
    gradient: 'from-step-1 to-step-2',
  },
  {
    Icon: Footprints,
    title: 'Reference Learning',
    description: 'Visualize algorithms, step through solutions.',
    gradient: 'from-step-2 to-step-3',
  },
  {
    Icon: Play,
    title: 'Real-time Execution',
    description: 'Write and run code in the browser with instant feedback and test cases.',
    gradient: 'from-step-3 to-step-4',
  },
  {
    Icon: ChartNoAxesColumnIncreasing,
    title: 'Progress Tracking',
    description: 'Problem-typed statistics and playlists.',
    gradient: 'from-step-4 to-step-5',
  },
];

export function FeatureCards() {
  const siteName = useSiteName();
  return (
    <section className="mx-auto max-w-6xl px-4 pt-24 sm:px-6">
      <h2 className="text-3xl font-bold sm:text-4xl">Why Choose {siteName}</h2>
      <ul className="mt-8 grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {FEATURES.map((feature, index) => (
          <FeatureCard key={feature.title} {...feature} delayMs={index * STAGGER_MS} />
        ))}
      </ul>
    </section>
  );
}

type FeatureCardProps = (typeof FEATURES)[number] & { delayMs: number };

function FeatureCard({ Icon, title, description, gradient, delayMs }: FeatureCardProps) {
  const [ref, seen] = useInView<HTMLLIElement>(0.2);
  return (
    <li ref={ref} data-seen={seen} className="rise-in" style={{ transitionDelay: `${delayMs}ms` }}>
      <div className={`h-1 rounded-full bg-linear-to-r ${gradient}`} />
      <div className="pt-5">
        <Icon className="size-7 text-secondary" aria-hidden="true" />
        <h3 className="mt-4 text-lg font-semibold">{title}</h3>
        <p className="mt-1.5 text-muted">{description}</p>
      </div>
    </li>
  );
}
