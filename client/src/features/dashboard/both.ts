import type { Remote } from './components/loaded.tsx';

/** Two loads that make sense together only. Retrying asks again for what is missing. */
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
