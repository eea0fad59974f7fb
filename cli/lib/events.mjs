/** @typedef {{ event: string, data: string }} Frame */

const LINE_END = /\r\n|\n|\r(?!$)/;
/** An event is one test or one submission: far below this. */
const REST_MAX = 16 * 1024 * 1024;

/**
 * The events of a text/event-stream, each as soon as its blank line is there.
 * @param {ReadableStream<Uint8Array>} body
 * @returns {AsyncGenerator<Frame>}
 */
export async function* readEvents(body) {
  const decoder = new TextDecoder();
  const takeLine = createFrames();
  let rest = '';
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(LINE_END);
    // What follows the last line end waits for its own; so does a \r whose \n may still come.
    rest = lines.pop() ?? '';
    if (rest.length > REST_MAX) throw new Error('An event is too long');
    for (const line of lines) {
      const frame = takeLine(line);
      if (frame) yield frame;
    }
  }
}

/** Makes frames of lines: the blank one after a frame completes it. */
function createFrames() {
  let event = '';
  /** @type {string[]} */
  let data = [];

  /** @param {string} line */
  return function takeLine(line) {
    const [, field = '', value = ''] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
    if (line !== '') return null;
    const frame = data.length > 0 ? { event: event || 'message', data: data.join('\n') } : null;
    event = '';
    data = [];
    return frame;
  };
}
