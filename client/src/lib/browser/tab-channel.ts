type TabChannel<News> = {
  readonly tell: (news: News) => void;
  /** Calls back with what other tabs tell; answers with the way to stop. */
  readonly hear: (onNews: (news: News) => void) => () => void;
};

/** What the tabs of this browser tell each other under a name; none hears what it tells itself. */
export function tabChannel<News>(name: string): TabChannel<News> {
  let channel: BroadcastChannel | null = null;

  function open(): BroadcastChannel | null {
    // Very old browsers have none: their tabs learn of it when they are looked at.
    if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel(name);
    return channel;
  }

  return {
    tell: (news) => open()?.postMessage(news),
    hear: (onNews) => {
      const hear = ({ data }: MessageEvent<News>) => onNews(data);
      open()?.addEventListener('message', hear);
      return () => channel?.removeEventListener('message', hear);
    },
  };
}
