import type { Remote } from './components/loaded.tsx';

/** Two loads that only make sense together. A retry repeats the failed ones. */
export function both<A, B>(first: Remote<A>, second: Remote<B>): Remote<[A, B]> {
  const isThere = first.data !== null && second.data !== null;
  return {
    data: isThere ? [first.data, second.data] : null,
    error: first.error ?? second.error,
    retry: () => {
      if (first.data === null) first.retry();
      if (second.data === null) second.retry();
    },
  };
}
