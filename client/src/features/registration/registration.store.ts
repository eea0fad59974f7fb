import type { PutRegistrationInput, RevisedRegistration } from '@stepwise/contracts/registration';
import { create } from 'zustand';
import type { ApiError } from '../../lib/api/failures/api-error.ts';
import { asApiError } from '../../lib/api/failures/as-api-error.ts';
import { getRegistration, putRegistration } from './registration.api.ts';

type RegistrationState = {
  /** Null until loaded. */
  registration: RevisedRegistration | null;
  registrationError: ApiError | null;
  load: () => Promise<void>;
  /** When its page is left: a form begins with what holds when it is opened. */
  forget: () => void;
  /**
   * Answers with what was stored.
   * @throws {ApiError} CONFLICT when another administrator has saved meanwhile
   */
  save: (wish: PutRegistrationInput) => Promise<RevisedRegistration>;
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

  save: async (wish) => {
    const registration = await putRegistration(wish);
    set({ registration });
    return registration;
  },
}));
