import { tabChannel } from '../../lib/browser/tab-channel.ts';

/** Who is signed in from now on in this browser; null: nobody. */
export type SessionNews = { readonly userId: string; readonly name: string } | null;

export const { tell: tellOtherTabs, hear: hearOtherTabs } =
  tabChannel<SessionNews>('stepwise:session');
