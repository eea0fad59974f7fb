import { lines } from './contest-package.ts';
import type { ContestPackage } from './contest-package.ts';

/** The other judge's files: an ini, tags in the sources, mixed folders, a deep recursion. */
export const CHAIN: ContestPackage = {
  name: 'B_chain',
  files: {
    'domjudge-problem.ini': lines('short-name = B', "timelimit='2'", "color='#ff8000'"),
    'problem.yaml': "name: 'Chain: Reaction'\nlicense: unknown\n",
    'problem.pdf': '%PDF-1.5\n',
    'problem_statement/problem.en.tex': 'Print the depth of the chain.\n',
    'data/sample/1.in': '3\n2 3 0\n',
    'data/sample/1.ans': '3\n',
    'data/secret/deep.in': `60000\n${Array.from({ length: 60_000 }, (_, i) => (i + 2) % 60_001).join(' ')}\n`,
    'data/secret/deep.ans': '60000\n',
    'data/secret/one.in': '1\n0\n',
    'data/secret/one.ans': '1\n',
    'submissions/accepted/recursive.py': lines(
      '# @EXPECTED_RESULTS@: CORRECT',
      'import sys, threading',
      'sys.setrecursionlimit(10**6)',
      'threading.stack_size(256 * 1024 * 1024)',
      'def main():',
      '    n = int(input())',
      '    after = [0] + list(map(int, input().split()))',
      '    def depth(i): return 0 if i == 0 else 1 + depth(after[i])',
      '    print(depth(1))',
      'threading.Thread(target=main).start()',
    ),
    'submissions/accepted/Recursive.java': lines(
      'import java.io.*;',
      'import java.util.stream.*;',
      'public class Recursive {',
      '  static int[] after;',
      '  static int depth(int i) { return i == 0 ? 0 : 1 + depth(after[i]); }',
      '  public static void main(String[] args) throws IOException {',
      '    var in = new BufferedReader(new InputStreamReader(System.in));',
      '    in.readLine();',
      '    after = IntStream.concat(IntStream.of(0), Stream.of(in.readLine().split(" ")).mapToInt(Integer::parseInt)).toArray();',
      '    System.out.println(depth(1));',
      '  }',
      '}',
    ),
    'submissions/mixed/either.py': lines(
      '# @EXPECTED_RESULTS@: TIMELIMIT, RUN-ERROR, WRONG-ANSWER',
      'n = int(input())',
      'after = [0] + list(map(int, input().split()))',
      'def depth(i): return 0 if i == 0 else 1 + depth(after[i])',
      'print(depth(1))',
    ),
    'submissions/wrong_answer/length_js/main.js':
      "const [n] = require('fs').readFileSync('/dev/stdin', 'utf8').split('\\n');\nconsole.log(n == 3 ? 3 : n - 1);\n",
    'submissions/run_time_error/README.md': 'What crashes.\n',
    'submissions/run_time_error/divides.py':
      'n = int(input())\nprint(n if n < 60000 else n // 0)\n',
  },
  warnings: [
    'problem.yaml: license: unknown; ask its owner before you let others use the problem',
    'becomes bchain',
  ],
  expected: {
    'accepted/Recursive.java': 'Accepted',
    'accepted/recursive.py': 'Accepted',
    'mixed/either.py': 'Runtime Error',
    'run_time_error/divides.py': 'Runtime Error',
    'wrong_answer/length_js': 'Wrong Answer',
  },
};
