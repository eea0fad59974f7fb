import { expect, it } from 'vitest';
import { bundlePython, unbundlePython } from './python-bundle.ts';

const FILES: [string, string][] = [
  ['main.py', 'import rules\nprint("\\"(folder, \\"x\\")")\n'],
  ['lib/rules.py', '# äöü \\n \'"\n'],
];

it.each([
  [FILES, []],
  [FILES, ['case', 'a "b" \\']],
  [[['check.py', 'pass\n'] as [string, string]], ['strict']],
])('gives back the files and arguments of a bundle', (files, args) => {
  const main = files[0]?.[0] ?? '';
  const source = bundlePython({ sources: new Map(files), main }, args);
  const parts = unbundlePython(source);
  expect(parts).toMatchObject({ main, args });
  expect(Object.fromEntries(parts?.sources ?? [])).toEqual(Object.fromEntries(files));
});

it('makes the same of the same files in any order', () => {
  const [one, other] = [FILES, FILES.toReversed()].map((files) =>
    bundlePython({ sources: new Map(files), main: 'main.py' }, []),
  );
  expect(one).toBe(other);
});

it.each(['', 'print(1)\n', 'json.loads("x").items\nextend(json.loads("y"))\n(folder, "z")\n'])(
  'takes no other source for one: %j',
  (source) => expect(unbundlePython(source)).toBeNull(),
);

it('takes no bundle for one that was changed', () => {
  const source = bundlePython({ sources: new Map(FILES), main: 'main.py' }, ['a']);
  expect(unbundlePython(`${source}sys.exit(42)\n`)).toBeNull();
});

it('takes linear time for what looks like a bundle over and over', () => {
  const atom = 'json.loads("").items extend(json.loads("x"))\n';
  const cpuMs = (size: number): number => {
    const before = process.cpuUsage();
    unbundlePython(atom.repeat(size / atom.length));
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  const least = (size: number): number => Math.min(cpuMs(size), cpuMs(size), cpuMs(size));
  // Eight times the text, sixty-four times the work where that is quadratic.
  expect(least(200_000)).toBeLessThan(Math.max(200, least(25_000) * 20));
});
