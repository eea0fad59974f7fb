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
  if (!isLong) return null;
  return (
    <p role="status" className="text-sm text-muted">
      No news for a while. {wayOut}
    </p>
  );
}
