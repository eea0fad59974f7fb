import { useEffect, useState } from 'react';

export type Connectivity = 'unknown' | 'down' | 'back';

/** Spec 9: how long "Back online" stays. */
const BACK_ONLINE_MS = 2000;

/** The state of the connectivity toast. A response matters only after a failure. */
export function useConnectivity(): Connectivity {
  const [state, setState] = useState<Connectivity>('unknown');

  useEffect(() => {
    let hiding: number | undefined;
    let isDown = false;

    function onDown() {
      window.clearTimeout(hiding);
      isDown = true;
      setState('down');
    }

    function onUp() {
      if (!isDown) return;
      isDown = false;
      setState('back');
      hiding = window.setTimeout(() => setState('unknown'), BACK_ONLINE_MS);
    }

    window.addEventListener('backend:down', onDown);
    window.addEventListener('backend:up', onUp);
    return () => {
      window.clearTimeout(hiding);
      window.removeEventListener('backend:down', onDown);
      window.removeEventListener('backend:up', onUp);
    };
  }, []);

  return state;
}
