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

export const usePersonStore = create<PersonState>()((set) => ({
  person: null,
  personError: null,

  load: async (id) => {
    set(({ person }) => ({ person: person?.id === id ? person : null, personError: null }));
    try {
      set({ person: (await getPerson(id)).data });
    } catch (error) {
      set({ personError: asApiError(error) });
    }
  },

  act: async (send) => {
    try {
      const { message, data } = await send();
      set({ person: data });
      toast.success(message);
      return true;
    } catch (error) {
      toast.error(asApiError(error).message);
      return false;
    }
  },
}));
