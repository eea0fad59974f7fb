import type { ShownAnnouncement } from '@stepwise/contracts/announcement';
import { useEffect } from 'react';
import { isAnnounced } from '../../lib/browser/announced.ts';
import { useBannerStore } from './announcement.store.ts';

/** A page may be open for days. */
const EVERY_MS = 5 * 60_000;
/** After an answer that did not come. */
const AGAIN_MS = 20_000;
/** More would fill a small screen; the next one comes when one of them is closed. */
const AT_ONCE = 2;

/**
 * What is announced to this person.
 * @param userId null for a visitor, undefined as long as nobody knows
 */
export function useAnnouncements(userId: string | null | undefined): readonly ShownAnnouncement[] {
  const { shown, load, forget } = useBannerStore();

  useEffect(() => {
    if (userId === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const lookIn = (ms: number) => {
      if (!isLeft) timer = setTimeout(() => void look(), ms);
    };
    let isLookedAt = false;
    const look = async () => {
      clearTimeout(timer);
      const isHidden = document.visibilityState !== 'visible';
      isLookedAt ||= !isHidden;
      const isKnown = isHidden || (await load(userId));
      lookIn(isKnown ? EVERY_MS : AGAIN_MS);
    };
    // Of a page that was opened behind another one.
    const onVisible = () => {
      if (!isLookedAt && isAnnounced()) void look();
    };
    document.addEventListener('visibilitychange', onVisible);
    if (isAnnounced()) void look();
    else lookIn(EVERY_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
      // They may be for this person alone.
      forget();
    };
  }, [userId, load, forget]);

  return shown.slice(0, AT_ONCE);
}
