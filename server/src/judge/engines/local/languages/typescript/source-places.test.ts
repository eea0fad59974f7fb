import { describe, expect, it } from 'vitest';
import { explainBy } from './source-places.ts';

/** Line 2 of the program comes from line 5, column 3 of the source. */
const MAP = { version: 3, sources: ['main.ts'], names: [], mappings: ';AAIE' };

function explain(said: string | Uint8Array, map: string = JSON.stringify(MAP)): Buffer | null {
  const program = { path: 'main.js', bytes: Buffer.from('code') };
  const made = explainBy([program, { path: 'main.js.map', bytes: Buffer.from(map) }]);
  const explained = made?.(typeof said === 'string' ? Buffer.from(said) : said);
  return explained ? Buffer.from(explained) : null;
}

describe('explainBy', () => {
  it.each([
    ['at f (/w/main.js:2:1)', 'at f (/w/main.ts:5:3)'],
    ['/w/main.js:2\n  throw x;', '/w/main.ts:5\n  throw x;'],
    ['/w/main.js:1:1 /w/main.js:0:0', '/w/main.js:1:1 /w/main.js:0:0'],
    ['/w/main.js:99999999999999999999:1', '/w/main.js:99999999999999999999:1'],
    ['node:internal/main:2:1', 'node:internal/main:2:1'],
  ])('makes of %s', (said, explained) => {
    expect(explain(said)?.toString()).toBe(explained);
  });

  it('leaves bytes alone that are no text', () => {
    const said = Buffer.concat([Buffer.from([0xff, 0x00, 0xc3]), Buffer.from('/w/main.js:2:1')]);
    const explained = Buffer.concat([said.subarray(0, 3), Buffer.from('/w/main.ts:5:3')]);
    expect(explain(said)).toEqual(explained);
  });

  it.each(['', '{', 'null', '{"version":2}', '{"version":3,"mappings":7}', ' '.repeat(5 << 20)])(
    'explains nothing by a map that is none',
    (map) => {
      expect(explain('/w/main.js:2:1', map)?.toString() ?? '/w/main.js:2:1').toBe('/w/main.js:2:1');
    },
  );
});
