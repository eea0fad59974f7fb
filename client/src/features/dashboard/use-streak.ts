import { useEffect, useState } from 'react';
import { getStreak } from './dashboard.api.ts';
import { dayOf } from './days.ts';

/** Days in a row with a submission; 0 until they are known. */
export function useStreak(): number {
  const [days, setDays] = useState(0);
  useEffect(() => {
    let isHere = true;
    getStreak(dayOf(new Date())).then(
      (read) => {
        if (isHere) setDays(read);
      },
      // A page is whole without it.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return days;
}
