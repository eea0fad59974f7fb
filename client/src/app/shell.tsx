import { lazy, Suspense, useDeferredValue, useState } from 'react';
import {
  type Location,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
} from 'react-router-dom';
import { ConnectivityToast } from '../components/layout/toasts/connectivity-toast.tsx';
import { FullScreenLoader } from '../components/layout/full-screen-loader.tsx';
import { BarSlot } from '../components/layout/in-bar.tsx';
import { NavBar } from '../components/layout/nav-bar.tsx';
import { NavigationProgress } from '../components/layout/navigation-progress.tsx';
import { PageFooter, SlimFooter } from '../components/layout/page-footer.tsx';
import { Toaster } from '../components/layout/toasts/toaster.tsx';
import { useFocusOnArrival } from '../components/layout/use-focus-on-arrival.ts';
import { useAuthStore } from '../features/auth/auth.store.ts';
import { Boundary } from '../lib/browser/boundary.tsx';
import { inTime } from '../lib/in-time.ts';
import { paths } from '../lib/paths.ts';
import { AnnouncedBar } from './announced-bar.tsx';
import { usePalette } from './palette/use-palette.ts';
import { isForm, isWorkbench } from './route-handle.ts';

// Rarely needed, and a dialog is not small.
const OtherUserNotice = lazy(async () => ({
  default: (await inTime(import('../features/auth/components/other-user-notice.tsx')))
    .OtherUserNotice,
}));

/** The frame around every page. */
export function Shell() {
  const user = useAuthStore((state) => state.authUser);
  const isCheckingAuth = useAuthStore((state) => state.isCheckingAuth);
  const logout = useAuthStore((state) => state.logout);
  const { pathname } = useLocation();
  const matches = useMatches();
  const withoutFooter = matches.some(isWorkbench);
  const Footer = user || matches.some(isForm) ? SlimFooter : PageFooter;
  const main = useFocusOnArrival(pathname);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const { Palette, ...palette } = usePalette();

  const isUnknown = isCheckingAuth && !user && pathname !== paths.home;
  // Deferred, so that React renders the page in slices; a store update would block.
  const wasUnknown = useDeferredValue(isUnknown);
  const waiting = isUnknown || wasUnknown;
  return (
    <>
      {waiting ? (
        <FullScreenLoader />
      ) : (
        <>
          <SkipLink />
          <NavigationProgress />
          <AnnouncedBar docked={withoutFooter} onAllClosed={() => main.current?.focus()}>
            {(isBelow) => (
              <NavBar
                docked={withoutFooter}
                below={isBelow}
                slot={setSlot}
                user={user}
                onLogout={() => void logout()}
                onSearch={palette.open}
              />
            )}
          </AnnouncedBar>
          <main id="content" ref={main} tabIndex={-1} className="min-h-dvh outline-none">
            <BarSlot value={slot}>
              <Outlet />
            </BarSlot>
          </main>
          {withoutFooter ? null : <Footer />}
          <ScrollRestoration getKey={placeKey} />
        </>
      )}
      <OtherUser />
      {Palette ? (
        <Palette
          open={palette.isOpen}
          onClose={palette.close}
          user={user}
          onLogout={() => void logout()}
        />
      ) : null}
      <Toaster />
      <ConnectivityToast />
    </>
  );
}

/** Said over every page as soon as somebody else is signed in. */
function OtherUser() {
  const isThere = useAuthStore((state) => state.otherUser !== null);
  if (!isThere) return null;
  return (
    <Boundary fallback={null}>
      <Suspense>
        <OtherUserNotice />
      </Suspense>
    </Boundary>
  );
}

/** Leads past the bar; seen only while it has the focus. */
function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only z-50 btn btn-primary focus:not-sr-only focus:fixed focus:top-18 focus:left-4 focus:px-4"
    >
      Skip to content
    </a>
  );
}

/** Every full load has the key `default`: without the path pages would share a scroll position. */
function placeKey({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key;
}
