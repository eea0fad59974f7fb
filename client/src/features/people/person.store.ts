import type { PersonDetail } from '@stepwise/contracts/people';
import toast from 'react-hot-toast';
import { create } from 'zustand';
import type { ApiError } from '../../lib/api/failures/api-error.ts';
import { asApiError } from '../../lib/api/failures/as-api-error.ts';
import { getPerson, type PersonAnswer } from './people.api.ts';

type PersonState = {
  /** Null until loaded. */
  person: PersonDetail | null;
  personError: ApiError | null;
  load: (id: string) => Promise<void>;
  /** Does something to the person and says what became of it; answers whether it was done. */
  act: (send: () => Promise<PersonAnswer>) => Promise<boolean>;
};

/** Whose page is open: an answer about another one comes too late. */
let wanted = '';

export const usePersonStore = create<PersonState>()((set) => ({
  person: null,
  personError: null,

  load: async (id) => {
    wanted = id;
    set(({ person }) => ({ person: person?.id === id ? person : null, personError: null }));
    try {
      const { data } = await getPerson(id);
      if (wanted === id) set({ person: data });
    } catch (error) {
      if (wanted === id) set({ personError: asApiError(error) });
    }
  },

  act: async (send) => {
    try {
      const { message, data } = await send();
      if (wanted === data.id) set({ person: data });
      toast.success(message);
      return true;
    } catch (error) {
      toast.error(asApiError(error).message);
      return false;
    }
  },
}));
