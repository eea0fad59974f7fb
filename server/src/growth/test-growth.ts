import type { LanguageKey } from '@stepwise/contracts/language';
import type { JudgeEngine } from '../judge/engine.ts';
import type { Ladder, Rung } from './ladder.ts';
import { makeRungs } from './make-rungs.ts';
import { measureGrowth, type Growth } from './measure-growth.ts';

const GENERATOR = `import sys
n = int(sys.argv[1])
print(n)
print(*(i * 7919 % 10007 for i in range(n)))
`;

export const ladder: Ladder = {
  unit: 'numbers',
  limit: 200_000,
  sizes: [32, 64, 128, 256, 512, 1024],
  counted: ['work', 'Worker'],
  shapes: [{ name: 'mixed', template: ['{n}'] }],
  generator: GENERATOR,
};
const READ = `def main():
    input()
    print(work([int(word) for word in input().split()]))


main()
`;

const made = new Map<Ladder, Promise<Rung[]>>();

/** How the steps of a program grow on the ladder, whose inputs are made once. */
export async function measure(
  engine: JudgeEngine,
  source: string,
  on: Ladder = ladder,
  language: LanguageKey = 'PYTHON',
): Promise<Growth> {
  const asking = { engine, signal: new AbortController().signal, owner: 'test' };
  const making = made.get(on) ?? makeRungs(on, asking);
  made.set(on, making);
  const measured = { ladder: on, rungs: await making };
  return measureGrowth({ language, source }, measured, asking);
}

export const body = (...lines: readonly string[]): string =>
  `def work(nums):\n${lines.map((line) => `    ${line}\n`).join('')}\n\n${READ}`;

const READ_LINES = `const lines = require('fs').readFileSync(0, 'utf8').split('\\n');
console.log(String(work(lines[1].split(' ').map(Number))));
`;

export const javascriptBody = (...lines: readonly string[]): string =>
  `function work(nums) {\n${lines.map((line) => `  ${line}\n`).join('')}}\n\n${READ_LINES}`;

const READ_INTS = `  public static void main(String[] args) throws IOException {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    int[] nums = new int[Integer.parseInt(in.readLine().trim())];
    StringTokenizer words = new StringTokenizer(in.readLine());
    for (int at = 0; at < nums.length; at++) nums[at] = Integer.parseInt(words.nextToken());
    System.out.println(work(nums));
  }
`;

/** @param more members of the class */
export const javaBody = (lines: readonly string[], more = ''): string =>
  `import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class Main {
  static long work(int[] nums) {
${lines.map((line) => `    ${line}\n`).join('')}  }

${READ_INTS}${more}}
`;
