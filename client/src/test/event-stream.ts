import { vi } from 'vitest';

type Sent = { method: string; url: string; body: unknown };

/** Answers every streamed call with these events, by name; the calls are kept in the list. */
export function fakeEventStream(
  events: readonly (readonly [name: string, data: unknown])[],
): Sent[] {
  const sent: Sent[] = [];
  const text = events
    .map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
    .join('');
  vi.stubGlobal('fetch', (url: string, { method, body }: { method: string; body: string }) => {
    sent.push({ method, url, body: JSON.parse(body) as unknown });
    const headers = { 'Content-Type': 'text/event-stream' };
    return Promise.resolve(new Response(text, { headers }));
  });
  return sent;
}
