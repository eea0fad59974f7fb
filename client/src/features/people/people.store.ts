import type { Person } from '@stepwise/contracts/people';
import { create } from 'zustand';
import type { ApiError } from '../../lib/api/failures/api-error.ts';
import { asApiError } from '../../lib/api/failures/as-api-error.ts';
import { listPeople, type PeopleWish } from './people.api.ts';

type PeopleState = {
  /** Null until the first page was there. */
  people: Person[] | null;
  peopleError: ApiError | null;
  isLoading: boolean;
  /** Where the next page begins; null at the end. */
  nextCursor: string | null;
  /** The first page; answers to earlier wishes are dropped. */
  find: (wish: PeopleWish) => Promise<void>;
  findMore: () => Promise<void>;
};

let wished: PeopleWish = { search: '', only: 'ALL' };

export const usePeopleStore = create<PeopleState>()((set, get) => ({
  people: null,
  peopleError: null,
  isLoading: false,
  nextCursor: null,

  find: (wish) => {
    wished = wish;
    return load(null, () => []);
  },

  findMore: () => load(get().nextCursor, () => get().people ?? []),
}));

async function load(cursor: string | null, before: () => readonly Person[]): Promise<void> {
  const wish = wished;
  const set = (state: Partial<PeopleState>) => {
    if (wish === wished) usePeopleStore.setState(state);
  };
  set({ isLoading: true, peopleError: null });
  try {
    const { search, only } = wish;
    const page = await listPeople({ search, only, ...(cursor === null ? {} : { cursor }) });
    set({ people: [...before(), ...page.data], nextCursor: page.nextCursor });
  } catch (error) {
    set({ peopleError: asApiError(error) });
  } finally {
    set({ isLoading: false });
  }
}
