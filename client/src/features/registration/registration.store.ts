import type { PutRegistrationInput, RevisedRegistration } from '@stepwise/contracts/registration';
import { create } from 'zustand';
import { loadInto, unloaded, type Remote } from '../../lib/api/remote.ts';
import { getRegistration, putRegistration } from './registration.api.ts';

type RegistrationState = Remote<'registration', RevisedRegistration> & {
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
  ...unloaded('registration'),

  load: () => loadInto(set, 'registration', getRegistration),

  forget: () => set({ registration: null }),

  save: async (wish) => {
    const registration = await putRegistration(wish);
    set({ registration });
    return registration;
  },
}));
