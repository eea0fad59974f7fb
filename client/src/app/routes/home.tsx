import { lazy, Suspense } from 'react';
import { PageTitle } from '../../components/ui/page/page-title.tsx';
import { useAuthStore } from '../../features/auth/auth.store.ts';
import { markedUser } from '../../features/auth/session-marker.ts';
import { CallToAction } from '../../features/landing/components/call-to-action.tsx';
import { FeatureCards } from '../../features/landing/components/feature-cards.tsx';
import { Hero } from '../../features/landing/components/hero.tsx';
import { LearningPath } from '../../features/landing/components/learning-path.tsx';
import { inTime } from '../../lib/in-time.ts';
import { HomeSkeleton } from '../home/home-skeleton.tsx';
import { StepThroughSection } from '../landing/step-through-section.tsx';
import { SessionUnknown } from '../session-unknown.tsx';

// Not part of what a stranger loads.
const SignedInHome = lazy(async () => ({
  default: (await inTime(import('../home/signed-in-home.tsx'))).SignedInHome,
}));

/** The landing page for visitors; who is signed in goes on where they were. */
export function Component() {
  const user = useAuthStore((state) => state.authUser);
  const isCheckingAuth = useAuthStore((state) => state.isCheckingAuth);
  const error = useAuthStore((state) => state.authError);
  // Whoever seems to be signed in is not shown the landing page first.
  if (!user && isCheckingAuth && markedUser() !== null) return <HomeSkeleton />;
  if (user) {
    return (
      <Suspense fallback={<HomeSkeleton />}>
        <SignedInHome key={user.id} user={user} />
      </Suspense>
    );
  }
  if (error) return <SessionUnknown requestId={error.requestId} />;
  return (
    <>
      <PageTitle />
      <Hero />
      <FeatureCards />
      <StepThroughSection />
      <LearningPath />
      <CallToAction />
    </>
  );
}
