import { useEffect, useState } from 'react';
import { call } from '../../lib/api/api-client.ts';

/** After the last key. */
const PAUSE_MS = 300;
/** A letter is in every note. */
const SEARCH_MIN = 2;

type Noted = { readonly search: string; readonly ids: ReadonlySet<string> };

const NONE: ReadonlySet<string> = new Set();

/** Ids of the problems that the person has notes about. */
export function useNoted(): ReadonlySet<string> {
  return useNotesWith('');
}

/** Ids of the problems whose notes hold the text; none for a single letter. */
export function useNotesFound(text: string): ReadonlySet<string> {
  const search = text.trim();
  return useNotesWith(search.length < SEARCH_MIN ? null : search);
}

function useNotesWith(search: string | null): ReadonlySet<string> {
  const [known, setKnown] = useState<Noted | null>(null);

  useEffect(() => {
    if (search === null) return undefined;
    const left = new AbortController();
    const ask = async () => {
      const params = search === '' ? {} : { search };
      const { data } = await call('GET /note', { params, signal: left.signal });
      if (left.signal.aborted) return;
      setKnown({ search, ids: new Set(data.map(({ problemId }) => problemId)) });
    };
    // The list does without them: it is about the problems.
    const tryIt = () => void ask().catch(() => undefined);
    const timer = search === '' ? tryIt() : setTimeout(tryIt, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [search]);

  return known?.search === search ? known.ids : NONE;
}
