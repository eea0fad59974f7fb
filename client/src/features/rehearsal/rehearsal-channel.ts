import { tabChannel } from '../../lib/browser/tab-channel.ts';

/** That a rehearsal has begun, has ended or records no more; what there is now only the server knows. */
export const rehearsalChannel = tabChannel<'changed'>('stepwise:rehearsal');
