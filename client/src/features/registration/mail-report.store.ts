import type { MailReport } from '@stepwise/contracts/mail';
import { create } from 'zustand';
import { loadInto, unloaded, type Remote } from '../../lib/api/remote.ts';
import { getMailReport } from './registration.api.ts';

type MailReportState = Remote<'report', MailReport> & {
  load: () => Promise<void>;
};

/** Whether mail is sent, and what became of it. */
export const useMailReportStore = create<MailReportState>()((set) => ({
  ...unloaded('report'),

  load: () => loadInto(set, 'report', getMailReport),
}));
