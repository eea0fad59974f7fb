import type { LegalName } from '@stepwise/contracts/site';
import { useCallback, useEffect, useState } from 'react';
import type { ApiError } from '../../lib/api/failures/api-error.ts';
import { asApiError } from '../../lib/api/failures/as-api-error.ts';
import { getLegalText } from './legal.api.ts';

type Known = { readonly name: LegalName; readonly text?: string; readonly error?: ApiError };

/** A text of the site: undefined until it is there. */
export function useLegalText(name: LegalName) {
  const [known, setKnown] = useState<Known>();
  const load = useCallback(async () => {
    setKnown({ name });
    try {
      const text = await getLegalText(name);
      setKnown((now) => (now?.name === name ? { name, text } : now));
    } catch (error) {
      setKnown((now) => (now?.name === name ? { name, error: asApiError(error) } : now));
    }
  }, [name]);

  useEffect(() => {
    void load();
  }, [load]);

  const { text, error } = known?.name === name ? known : {};
  return { text, error, load };
}
