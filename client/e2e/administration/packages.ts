import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A zip file as a file input takes it. */
export async function zipFile(name: string, files: Readonly<Record<string, string | Buffer>>) {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), path);
  zip.end();
  return { name, mimeType: 'application/zip', buffer: await buffer(zip.outputStream) };
}

/** A problem in the Kattis format: print twice the number. */
export function doubles(title: string): Record<string, string> {
  return {
    'problem.yaml': `name: ${title}\nlicense: cc0\nauthor: Somebody\n`,
    'problem_statement/problem.en.tex': [
      `\\problemname{${title}}`,
      'Print $2 \\cdot n$.',
      '\\section*{Input}',
      'One line with $n$.',
    ].join('\n\n'),
    '.timelimit': '1\n',
    'data/sample/1.in': '2\n',
    'data/sample/1.ans': '4\n',
    'data/secret/1.in': '5\n',
    'data/secret/1.ans': '10\n',
    'submissions/accepted/right.py': 'print(2 * int(input()))\n',
    'submissions/wrong_answer/squares.py': 'print(int(input()) ** 2)\n',
  };
}

/** Two by one, a red pixel and a blue one. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGP4zwAE/wEHAAH/4iOeWQAAAABJRU5ErkJggg==',
  'base64',
);
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40" viewBox="0 0 120 40">
  <circle cx="20" cy="20" r="15" fill="#3366aa"/><path d="M45 20h60" stroke="#aa3333" stroke-width="4"/>
</svg>`;

/** A problem with pictures and many right answers: which are right, a C++ program says. */
export function evens(title: string): Record<string, string | Buffer> {
  const tests = { 'sample/1': 3, 'secret/1': 8, 'secret/2': 1_000_001 };
  return {
    'problem.yaml': [
      'problem_format_version: 2025-09',
      `name: ${title}`,
      'license: cc0',
      'limits: {time_limit: 2, memory: 256}',
      '',
    ].join('\n'),
    'statement/problem.en.md': [
      'Print an even number that is **at least** $n$.',
      '![A dot and a line](line.svg)',
      '![Red and blue](photo.png)',
      '## Input\n\nOne line with $n$.',
      '## Output\n\nOne such number.',
      '## Constraints\n\n- $0 \\le n \\le 10^7$\n- `n` is whole',
      '',
    ].join('\n\n'),
    'statement/line.svg': DRAWING,
    'statement/photo.png': PHOTO,
    'solution/solution.en.md': 'Twice $n$ is even.\n',
    'output_validator/validate.cpp': [
      '#include "parity.h"',
      '#include <fstream>',
      '#include <iostream>',
      'int main(int, char **argv) {',
      '  std::ifstream input(argv[1]);',
      '  long least, given;',
      '  input >> least;',
      '  return std::cin >> given && is_even(given) && given >= least ? 42 : 43;',
      '}',
      '',
    ].join('\n'),
    'output_validator/parity.h': 'inline bool is_even(long n) { return n % 2 == 0; }\n',
    'submissions/accepted/twice.py': 'print(2 * int(input()))\n',
    'submissions/wrong_answer/odd.py': 'print(2 * int(input()) + 1)\n',
    ...Object.fromEntries(
      Object.entries(tests).flatMap(([name, n]) => [
        [`data/${name}.in`, `${n}\n`],
        [`data/${name}.ans`, `${n + (n % 2)}\n`],
      ]),
    ),
  };
}
