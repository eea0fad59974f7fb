import { create } from 'zustand';
import type { ApiError } from './failures/api-error.ts';
import { asApiError } from './failures/as-api-error.ts';

export type ListPage<Item> = { data: Item[]; nextCursor: string | null };

/** A list that is read in pages, and anew for each wish. */
export type PagedList<Item, Wish> = {
  /** Null until the first page was there. */
  items: Item[] | null;
  error: ApiError | null;
  /** Why there are no more than these; null while nothing went wrong. */
  moreError: ApiError | null;
  isLoading: boolean;
  /** Where the next page begins; null at the end. */
  nextCursor: string | null;
  /** The first page; answers to earlier wishes are dropped. */
  find: (wish: Wish) => Promise<void>;
  findAgain: () => Promise<void>;
  findMore: () => Promise<void>;
};

/** @param first the wish until there is one */
export function createPagedList<Item, Wish>(
  readPage: (wish: Wish, cursor: string | null) => Promise<ListPage<Item>>,
  first: Wish,
) {
  let wished = first;

  return create<PagedList<Item, Wish>>()((set, get) => {
    const load = async (cursor: string | null) => {
      const wish = wished;
      const setIfWished = (state: Partial<PagedList<Item, Wish>>) => {
        if (wish === wished) set(state);
      };
      setIfWished({ isLoading: true, error: null, moreError: null });
      try {
        const page = await readPage(wish, cursor);
        // What was taken out of the list meanwhile stays out.
        const before = cursor === null ? [] : (get().items ?? []);
        setIfWished({ items: [...before, ...page.data], nextCursor: page.nextCursor });
      } catch (cause) {
        const error = asApiError(cause);
        setIfWished(cursor === null ? { error } : { moreError: error });
      } finally {
        setIfWished({ isLoading: false });
      }
    };
    const findAgain = () => load(null);

    return {
      items: null,
      error: null,
      moreError: null,
      isLoading: false,
      nextCursor: null,
      find: (wish) => {
        wished = wish;
        return findAgain();
      },
      findAgain,
      findMore: () => load(get().nextCursor),
    };
  });
}
