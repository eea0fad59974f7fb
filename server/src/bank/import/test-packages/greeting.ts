import { lines } from './contest-package.ts';
import type { ContestPackage } from './contest-package.ts';

/** Prints words and reads nothing; its name stands in the statement alone. */
export const GREETING: ContestPackage = {
  name: 'greeting',
  files: {
    'problem.yaml': lines(
      '# Everything else is as usual.',
      'source: A School Cup',
      'license: public domain',
      'limits:',
      '    memory: 512',
      '#    time_multiplier: 5',
      'validator_flags:',
    ),
    '.timelimit': '1\n',
    'problem_statement/problem.tex': lines(
      '\\problemname{Say it Again}',
      '\\illustration{0.3}{parrot}{A parrot, by \\href{https://example.org}{somebody}}',
      "``Good morning!''~-- the parrot wants to hear it.\\footnote{Twice.}",
      '\\section*{Input}',
      'There is no input.',
      '\\section*{Output}',
      'Print \\texttt{Good morning!}',
    ),
    'problem_statement/parrot.jpg': new Uint8Array([0xff, 0xd8, 0xff, 0xe0]),
    'data/secret/greeting.in': '',
    'data/secret/greeting.ans': 'Good morning!\n',
    'input_format_validators/none.ctd': 'EOF\n',
    'submissions/accepted/greeting.c': 'int main() { return 0; }\n',
    'submissions/accepted/Greeting.kt': 'fun main() { println("Good morning!") }\n',
    'submissions/accepted/greeting.py': lines(
      '#!/usr/bin/env python',
      'from __future__ import print_function',
      'print("Good morning!")',
    ),
    'submissions/accepted/lower.py': 'print("good   morning!")\n',
    'submissions/accepted/greeting.js': "print = console.log; print('Good morning!');\n",
    'submissions/accepted/shell.js': 'readline(); print("Good morning!");\n',
    'submissions/wrong_answer/silent.py': '',
    'submissions/wrong_answer/chatty.py': 'print("Good morning! How are you?")\n',
    'submissions/run_time_error/late.py': 'print("Good morning!")\nraise SystemExit(3)\n',
    'submissions/run_time_error/Late.java': lines(
      'class Late { public static void main(String[] args) {',
      '  System.out.println("Good morning!"); throw new IllegalStateException(); } }',
    ),
    'submissions/run_time_error/hungry.py': 'print(len(bytearray(4 * 10**9)))\n',
    'submissions/time_limit_exceeded/sleeps.py': 'import time\ntime.sleep(10**6)\n',
  },
  warnings: [
    'problem_statement/problem.tex: the picture parrot is left out: it is not a JPEG file',
  ],
  expected: {
    'accepted/Greeting.kt': 'cannot be run here',
    'accepted/greeting.c': 'cannot be run here',
    'accepted/greeting.js': 'Accepted',
    'accepted/greeting.py': 'Accepted',
    'accepted/lower.py': 'Accepted',
    'accepted/shell.js': 'readline()',
    'run_time_error/Late.java': 'Runtime Error',
    'run_time_error/hungry.py': 'Memory Limit Exceeded',
    'run_time_error/late.py': 'Runtime Error',
    'time_limit_exceeded/sleeps.py': 'Time Limit Exceeded',
    'wrong_answer/chatty.py': 'Wrong Answer',
    'wrong_answer/silent.py': 'Wrong Answer',
  },
};
