import { useEffect, useState } from 'react';

/** Until then nobody wonders, and long before what is waited for is given up. */
const LONG_AFTER_MS = 20_000;

type LongWaitProps = {
  /** How somebody ends the wait, in a sentence. */
  wayOut: string;
};

/** Says that a wait has become long, and the way out of it. Another `key` is another wait. */
export function LongWait({ wayOut }: LongWaitProps) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    // There from the beginning, so that a screen reader notices what it says; empty it takes no room.
    <div role="status" className="text-sm text-muted empty:absolute">
      {isLong ? <p>No news for a while. {wayOut}</p> : null}
    </div>
  );
}
