import { lazy, type ReactNode, Suspense } from 'react';
import { useAnnouncements } from '../features/announcements/use-announcements.ts';
import { useAuthStore } from '../features/auth/auth.store.ts';
import { Boundary } from '../lib/browser/boundary.tsx';
import { inTime } from '../lib/in-time.ts';

// Rarely there.
const AnnouncementBanner = lazy(async () => ({
  default: (await inTime(import('../features/announcements/components/announcement-banner.tsx')))
    .AnnouncementBanner,
}));

type AnnouncedBarProps = {
  docked: boolean;
  /** Gets the focus when the last announcement is closed. */
  onAllClosed: () => void;
  /** The bar, told whether something stands above it. */
  children: (isBelow: boolean) => ReactNode;
};

/** What is announced, and the bar: it begins where that ends, and stays in sight when that is scrolled away. */
export function AnnouncedBar({ docked, onAllClosed, children }: AnnouncedBarProps) {
  const isCheckingAuth = useAuthStore((state) => state.isCheckingAuth);
  const userId = useAuthStore((state) => state.authUser?.id ?? null);
  const announcements = useAnnouncements(isCheckingAuth && userId === null ? undefined : userId);
  const isBelow = announcements.length > 0;
  return (
    <>
      {isBelow ? (
        <Boundary fallback={null}>
          <Suspense>
            <AnnouncementBanner
              announcements={announcements}
              userId={userId}
              onAllClosed={onAllClosed}
            />
          </Suspense>
        </Boundary>
      ) : null}
      <div className={isBelow ? `sticky top-0 z-40 ${docked ? IN_FLOW : ''}` : 'contents'}>
        {children(isBelow)}
      </div>
    </>
  );
}

/** On the smallest screens a docked bar scrolls away with its page. */
const IN_FLOW = 'max-[18rem]:static';
