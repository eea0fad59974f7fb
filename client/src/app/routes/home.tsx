import { PageTitle } from '../../components/ui/page-title.tsx';
import { FeatureCards } from '../../features/landing/components/feature-cards.tsx';
import { Hero } from '../../features/landing/components/hero.tsx';
import { LearningPath } from '../../features/landing/components/learning-path.tsx';

export function Component() {
  return (
    <>
      <PageTitle />
      <Hero />
      <FeatureCards />
      <LearningPath />
    </>
  );
}
