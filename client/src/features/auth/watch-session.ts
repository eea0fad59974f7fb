import { useAuthStore } from './auth.store.ts';
import { hearOtherTabs } from './session-channel.ts';
import { markedUser } from './session-marker.ts';

/**
 * Keeps what this page shows in step with the browser's session: other tabs tell of sign-in and sign-out,
 * and the session is looked at when the tab becomes visible or comes out of the back/forward cache.
 * Answers with the way to stop.
 */
export function watchSession(reload = () => window.location.reload()): () => void {
  const look = () => void useAuthStore.getState().lookAgain();

  function onVisible() {
    // A page out of the cache becomes visible first, and is compared in what follows.
    if (document.visibilityState === 'visible' && !isHidden()) look();
  }

  // The browser may keep the page as it is and paint it before any script of it runs again.
  function onHide({ persisted }: PageTransitionEvent) {
    if (persisted && useAuthStore.getState().authUser) setVisibility('hidden');
  }

  function onShow({ persisted }: PageTransitionEvent) {
    if (!persisted) return;
    const shown = useAuthStore.getState().authUser?.id ?? null;
    if (markedUser() !== shown) return reload();
    setVisibility('');
    look();
  }

  const stopHearing = hearOtherTabs((news) => useAuthStore.getState().hear(news));
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  return () => {
    stopHearing();
    document.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('pageshow', onShow);
  };
}

function isHidden(): boolean {
  return document.documentElement.style.visibility === 'hidden';
}

function setVisibility(visibility: 'hidden' | ''): void {
  document.documentElement.style.visibility = visibility;
}
