import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The time of day, once a minute anew: what says how long ago something was stays true. */
export function useNow(): number {
  const [now, setNow] = useState(readClock);
  useEffect(() => {
    const timer = setInterval(() => setNow(readClock()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

// eslint-disable-next-line no-restricted-properties -- compared with dates that the server has written
const readClock = () => Date.now();
