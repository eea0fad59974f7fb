export type SseFrame = { readonly event: string; readonly data: string };

const LINE_END = /\r\n|\n|\r(?!$)/;

/**
 * Splits a text/event-stream that arrives in chunks into frames. `push` returns the frames completed by
 * that piece; a frame without its closing blank line never comes out, as the standard asks.
 * Source: https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation
 */
export function createSseParser(): { push: (text: string) => SseFrame[] } {
  let rest = '';
  let event = '';
  let data: string[] = [];

  function takeFrame(): SseFrame[] {
    const frame = data.length > 0 ? [{ event: event || 'message', data: data.join('\n') }] : [];
    event = '';
    data = [];
    return frame;
  }

  function takeLine(line: string): SseFrame[] {
    if (line === '') return takeFrame();
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
    return [];
  }

  return {
    push(text) {
      const lines = (rest + text).split(LINE_END);
      // What follows the last line end waits for its own; so does a \r whose \n may still come.
      rest = lines.pop() ?? '';
      return lines.flatMap(takeLine);
    },
  };
}
