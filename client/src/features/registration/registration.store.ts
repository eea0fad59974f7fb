import type { Registration } from '@stepwise/contracts/registration';
import { create } from 'zustand';
import type { ApiError } from '../../lib/api/failures/api-error.ts';
import { asApiError } from '../../lib/api/failures/as-api-error.ts';
import { getRegistration, putRegistration } from './registration.api.ts';

type RegistrationState = {
  /** Null until loaded. */
  registration: Registration | null;
  registrationError: ApiError | null;
  load: () => Promise<void>;
  /** When its page is left: a form that begins with what held before would save it again. */
  forget: () => void;
  /** @throws {ApiError} */
  save: (registration: Registration) => Promise<void>;
};

export const useRegistrationStore = create<RegistrationState>()((set) => ({
  registration: null,
  registrationError: null,

  load: async () => {
    set({ registrationError: null });
    try {
      set({ registration: await getRegistration() });
    } catch (error) {
      set({ registrationError: asApiError(error) });
    }
  },

  forget: () => set({ registration: null }),

  save: async (registration) => set({ registration: await putRegistration(registration) }),
}));
