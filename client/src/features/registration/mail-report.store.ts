import type { MailReport } from '@stepwise/contracts/mail';
import { create } from 'zustand';
import type { ApiError } from '../../lib/api/failures/api-error.ts';
import { asApiError } from '../../lib/api/failures/as-api-error.ts';
import { getMailReport } from './registration.api.ts';

type MailReportState = {
  /** Null until loaded. */
  report: MailReport | null;
  reportError: ApiError | null;
  load: () => Promise<void>;
};

/** Whether mail is sent, and what became of it. */
export const useMailReportStore = create<MailReportState>()((set) => ({
  report: null,
  reportError: null,

  load: async () => {
    set({ reportError: null });
    try {
      set({ report: await getMailReport() });
    } catch (error) {
      set({ reportError: asApiError(error) });
    }
  },
}));
