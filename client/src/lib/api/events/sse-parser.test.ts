import { describe, expect, it } from 'vitest';
import { createSseParser } from './sse-parser.ts';

function parse(...pieces: string[]) {
  const parser = createSseParser();
  return pieces.flatMap((piece) => parser.push(piece));
}

describe('createSseParser', () => {
  it('reads one frame', () => {
    expect(parse('event: queued\ndata: {"a":1}\n\n')).toEqual([
      { event: 'queued', data: '{"a":1}' },
    ]);
  });

  it('reads several frames of one piece in order', () => {
    const frames = parse('event: a\ndata: 1\n\nevent: b\ndata: 2\n\n');
    expect(frames.map((frame) => frame.event)).toEqual(['a', 'b']);
  });

  it('reads a frame that arrives letter by letter', () => {
    expect(parse(...Array.from('event: test\ndata: {"ok":true}\n\n'))).toEqual([
      { event: 'test', data: '{"ok":true}' },
    ]);
  });

  it('takes CRLF and lone CR as line ends, also when CRLF is torn apart', () => {
    expect(parse('event: a\r', '\ndata: 1\r', '\n\r', '\n')).toEqual([{ event: 'a', data: '1' }]);
    expect(parse('event: a\rdata: 1\r\rdata: 2')).toEqual([{ event: 'a', data: '1' }]);
  });

  it('joins data lines and drops exactly one leading space', () => {
    expect(parse('data:  x\ndata:y\n\n')).toEqual([{ event: 'message', data: ' x\ny' }]);
  });

  it('skips comments, which servers send to keep a connection alive', () => {
    expect(parse(': ping\n\n', 'id: 7\nevent: done\ndata: {}\n\n')).toEqual([
      { event: 'done', data: '{}' },
    ]);
  });

  it('keeps a frame that was never closed to itself', () => {
    expect(parse('event: done\ndata: {}\n')).toEqual([]);
  });
});
