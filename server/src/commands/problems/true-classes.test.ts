import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readTrueClasses, staleEntries, trueClassesOf } from './true-classes.ts';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'true-classes-'));
});

afterEach(() => rm(directory, { recursive: true }));

async function tableOf(text: string) {
  await writeFile(join(directory, 'true-classes.yaml'), text);
  return readTrueClasses(directory);
}

const accepted = (name: string) => ({ name: `accepted/${name}`, outcome: 'accepted' }) as const;
const slow = (name: string) =>
  ({ name: `time_limit_exceeded/${name}`, outcome: 'time_limit_exceeded' }) as const;

const TEXT = `lis:
  accepted: n log n
  slow: { all_pairs.py: [n^2, n^2 log n], walks_java: n^4 }
digitalroot:
  accepted: 1
`;

describe('the table of true classes', () => {
  it('says them of a program by its outcome or its file', async () => {
    const table = await tableOf(TEXT);
    expect(trueClassesOf(table, 'lis', accepted('reference_js.js'))).toEqual(['n log n']);
    expect(trueClassesOf(table, 'lis', slow('all_pairs.py'))).toEqual(['n^2', 'n^2 log n']);
    expect(trueClassesOf(table, 'lis', slow('walks_java'))).toEqual(['n^4']);
    expect(trueClassesOf(table, 'digitalroot', accepted('reference_py.py'))).toEqual(['1']);
    expect(trueClassesOf(table, 'digitalroot', slow('all_pairs.py'))).toBeNull();
    expect(trueClassesOf(table, 'lis', slow('others.py'))).toBeNull();
    expect(trueClassesOf(table, 'gcd', accepted('reference_py.py'))).toBeNull();
  });

  it('is told of what it says of programs that are not there', async () => {
    const table = await tableOf(`${TEXT}  slow: n\n`);
    const lis = { slug: 'lis', programs: [accepted('reference_js.js'), slow('walks_java')] };
    const digitalroot = { slug: 'digitalroot', programs: [accepted('reference_js.js')] };
    expect(staleEntries(table, [lis, digitalroot])).toEqual([
      'lis slow all_pairs.py: there is no such program',
      'digitalroot slow: there is no such program',
    ]);
    expect(staleEntries(table, [digitalroot])).toContain(
      'lis: there is no such problem with a ladder',
    );
  });

  it.each([
    ['a class that nobody knows', 'lis:\n  accepted: n^7\n', /true-classes.yaml:2: lis.accepted/],
    ['another outcome', 'lis:\n  accepted: n\n  wrong: n\n', /true-classes.yaml:3/],
    ['nothing of those that are right', 'lis:\n  slow: n\n', /true-classes.yaml:\d: lis.accepted/],
  ])('is refused with %s', async (_what, text, message) => {
    await expect(tableOf(text)).rejects.toThrow(message);
  });

  it('is there, in the form that it has to have', async () => {
    const table = await readTrueClasses();
    expect(Object.keys(table).length).toBeGreaterThan(100);
  });
});
