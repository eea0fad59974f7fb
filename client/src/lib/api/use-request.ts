import { useState } from 'react';
import { asApiError } from './failures/as-api-error.ts';

type Request = {
  readonly isBusy: boolean;
  /** In words, why the last one failed. */
  readonly refusal: string | undefined;
  readonly send: (request: () => Promise<void>) => Promise<void>;
};

/** What a form or a button sends, with what it shows meanwhile and afterwards. */
export function useRequest(): Request {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function send(request: () => Promise<void>) {
    setBusy(true);
    setRefusal(undefined);
    try {
      await request();
    } catch (error) {
      setRefusal(asApiError(error).message);
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, refusal, send };
}
