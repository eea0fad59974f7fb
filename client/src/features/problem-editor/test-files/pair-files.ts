import { TEST_TEXT_MAX, TESTS_MAX } from '@stepwise/contracts/problem-edit';
import { isStorable } from '@stepwise/contracts/text';

export type PairedTest = {
  readonly input: string;
  readonly output: string;
  readonly hidden: boolean;
};

export type Paired = {
  readonly tests: readonly PairedTest[];
  /** What was left out, and why, in words. */
  readonly faults: readonly string[];
};

const ENDS = { in: 'input', ans: 'output', out: 'output' } as const;

/** All texts of a problem together have to fit into one request of 8 MiB, quotes and line breaks escaped. */
const ALL_TEXTS_MAX = 7_000_000;

type Pair = { input?: File; output?: File };

/**
 * Tests from files: `name.in` with `name.ans` or `name.out`, in the order of their names. A name with
 * "sample" in it makes a test that is shown; the others are hidden, as in packages of other judges.
 * @param room how many tests the problem may still get
 */
export async function pairFiles(files: readonly File[], room = TESTS_MAX): Promise<Paired> {
  const { pairs, faults } = sort(files);
  const tests: PairedTest[] = [];
  let size = 0;
  for (const [name, { input, output }] of pairs) {
    if (!input || !output) {
      const [there, missing] = input
        ? [input.name, `${name}.ans or ${name}.out`]
        : [output?.name ?? name, `${name}.in`];
      faults.push(`${there} was left out: ${missing} is missing`);
      continue;
    }
    const texts = await readPair(input, output);
    if (typeof texts === 'string') {
      faults.push(texts);
      continue;
    }
    size += texts.input.length + texts.output.length;
    if (tests.length >= room)
      faults.push(`${name} was left out: a problem has at most ${String(TESTS_MAX)} tests`);
    else if (size > ALL_TEXTS_MAX)
      faults.push(`${name} was left out: the tests together are too large`);
    else tests.push({ ...texts, hidden: !/sample/i.test(name) });
  }
  return { tests, faults };
}

function sort(files: readonly File[]): { pairs: [string, Pair][]; faults: string[] } {
  const byName = new Map<string, Pair>();
  const faults: string[] = [];
  for (const file of files) {
    const [, name = '', end = ''] = /^(.+)\.(in|ans|out)$/i.exec(file.name) ?? [];
    if (name === '') {
      faults.push(`${file.name} was left out: its name does not end in .in, .ans or .out`);
      continue;
    }
    const part = ENDS[end.toLowerCase() as keyof typeof ENDS];
    const pair = byName.get(name) ?? {};
    if (pair[part]) faults.push(`${file.name} was left out: there is ${pair[part].name} as well`);
    else byName.set(name, { ...pair, [part]: file });
  }
  const pairs = [...byName].sort(([left], [right]) =>
    left.localeCompare(right, 'en', { numeric: true }),
  );
  return { pairs, faults };
}

/** The two texts, or why there are none. */
async function readPair(
  input: File,
  output: File,
): Promise<{ input: string; output: string } | string> {
  for (const { name, size } of [input, output]) {
    if (size > TEST_TEXT_MAX)
      return `${name} was left out: it is larger than ${String(TEST_TEXT_MAX / 1_000_000)} MB`;
    if (size === 0) return `${name} was left out: it is empty`;
  }
  const [asked, right] = await Promise.all([readText(input), readText(output)]);
  if (asked === null) return `${input.name} was left out: it is not text`;
  if (right === null) return `${output.name} was left out: it is not text`;
  return { input: asked, output: right };
}

async function readText(file: File): Promise<string | null> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return isStorable(text) ? text : null;
  } catch {
    return null;
  }
}
