/** Who is signed in from now on in this browser; null: nobody. */
export type SessionNews = { readonly userId: string; readonly name: string } | null;

let channel: BroadcastChannel | null = null;

function open(): BroadcastChannel | null {
  // Very old browsers have none: their tabs learn of it when they are looked at.
  if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel('stepwise:session');
  return channel;
}

export function tellOtherTabs(news: SessionNews): void {
  open()?.postMessage(news);
}

/** Calls back with what other tabs tell; answers with the way to stop. */
export function hearOtherTabs(onNews: (news: SessionNews) => void): () => void {
  const hear = ({ data }: MessageEvent<SessionNews>) => onNews(data);
  open()?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
