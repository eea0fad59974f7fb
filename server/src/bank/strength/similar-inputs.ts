import { join } from 'node:path';
import type { BankProblem } from '../bank-problem.ts';
import { PythonMissingError } from '../generate/generate.ts';
import { findPython, type Python } from '../processes/python.ts';
import { randomSource, type RandomSource } from '../../inputs/random-source.ts';

/** Exit code by which a validator says that an input is valid. */
const VALID = 42;
/** Most changes break a rule of the input, so many are tried. */
const ATTEMPTS_PER_INPUT = 6;
const CHANGES_MAX = 3;
const SEED_BYTES_MAX = 1000;

/**
 * Valid inputs that no test has: small tests of the problem, each changed in a few places, as far as
 * the problem's own validator takes them. The same ones at every run.
 * @throws {PythonMissingError}
 */
export async function similarInputs(problem: BankProblem, count: number): Promise<string[]> {
  const python = await findPython();
  if (!python) throw new PythonMissingError('There is no Python to run the validator with');
  const script = join(problem.directory, 'input_validators/validate.py');
  const random = randomSource(problem.slug);
  const seeds = problem.cases.map(({ input }) => input).filter((i) => i.length <= SEED_BYTES_MAX);
  const tried = new Set(problem.cases.map(({ input }) => input));
  const valid: string[] = [];
  for (let attempt = 0; attempt < count * ATTEMPTS_PER_INPUT && valid.length < count; attempt++) {
    const input = change(random.pick([...seeds, ...valid]) ?? '', random);
    if (tried.has(input) || input.length > 2 * SEED_BYTES_MAX) continue;
    tried.add(input);
    if (await isValid(python, script, input)) valid.push(input);
  }
  return valid;
}

async function isValid(python: Python, script: string, input: string): Promise<boolean> {
  return (await python([script], input)).exitCode === VALID;
}

/** Lines of words: the shape of every input of the bank. */
type Lines = string[][];

function change(input: string, random: RandomSource): string {
  const lines: Lines = input
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split(' '));
  const changes = 1 + random.below(CHANGES_MAX);
  for (let i = 0; i < changes; i++) random.pick(CHANGES)?.(lines, random);
  return `${lines.map((words) => words.join(' ')).join('\n')}\n`;
}

const CHANGES: readonly ((lines: Lines, random: RandomSource) => void)[] = [
  nudgeNumber,
  nudgeNumber,
  copyWord,
  swapWords,
  resizeList,
  resizeBlock,
  editText,
];

function nudgeNumber(lines: Lines, random: RandomSource): void {
  const at = pickWord(lines, random, (word) => /^-?\d+$/.test(word));
  if (!at) return;
  const value = Number(at.words[at.index]);
  const nudged = random.pick([value + 1, value - 1, -value, 0, 1, 2, random.below(10), value * 2]);
  at.words[at.index] = String(nudged ?? value);
}

function copyWord(lines: Lines, random: RandomSource): void {
  const [from, to] = [pickWord(lines, random), pickWord(lines, random)];
  if (from && to) to.words[to.index] = from.words[from.index] ?? '';
}

function swapWords(lines: Lines, random: RandomSource): void {
  const words = random.pick(lines) ?? [];
  const [a, b] = [random.below(words.length || 1), random.below(words.length || 1)];
  [words[a], words[b]] = [words[b] ?? '', words[a] ?? ''];
}

/** A line that starts with the length of the next one: both change. */
function resizeList(lines: Lines, random: RandomSource): void {
  const row = random.below(Math.max(1, lines.length - 1));
  const [head, list] = [lines[row], lines[row + 1]];
  const at = head?.indexOf(String(list?.length)) ?? -1;
  if (!head || !list || at < 0) return;
  if (random.below(2) === 0) list.splice(random.below(list.length), 1);
  else list.splice(random.below(list.length), 0, random.pick(list) ?? '1');
  head[at] = String(list.length);
}

/** A line that starts with the number of lines that follow: one goes, or comes twice. */
function resizeBlock(lines: Lines, random: RandomSource): void {
  const head = lines[0];
  const at = head?.indexOf(String(lines.length - 1)) ?? -1;
  if (!head || at < 0 || lines.length < 2) return;
  const row = 1 + random.below(lines.length - 1);
  if (random.below(2) === 0) lines.splice(row, 1);
  else lines.splice(row, 0, [...(lines[row] ?? [])]);
  head[at] = String(lines.length - 1);
}

function editText(lines: Lines, random: RandomSource): void {
  const at = pickWord(lines, random, (word) => word !== '' && !/^-?\d+$/.test(word));
  if (!at) return;
  const word = at.words[at.index] ?? '';
  const place = random.below(word.length);
  const letter = word[random.below(word.length)] ?? '';
  const cut = random.below(2);
  at.words[at.index] = word.slice(0, place) + letter + word.slice(place + cut);
}

function pickWord(
  lines: Lines,
  random: RandomSource,
  matches: (word: string) => boolean = () => true,
): { readonly words: string[]; readonly index: number } | undefined {
  return random.pick(
    lines.flatMap((words) => {
      const indexes = words.flatMap((word, index) => (matches(word) ? [index] : []));
      return indexes.map((index) => ({ words, index }));
    }),
  );
}
