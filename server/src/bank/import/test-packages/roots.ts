import { lines } from './contest-package.ts';
import type { ContestPackage } from './contest-package.ts';

const ROOT_JAVA = (name: string, print: string): string =>
  lines(
    'package solutions.jury;',
    'import java.util.*;',
    `public class ${name} {`,
    '  static class Input { double next() { return new Scanner(System.in).useLocale(Locale.US).nextDouble(); } }',
    '  public static void main(String[] args) {',
    '    double a = new Input().next();',
    `    ${print}`,
    '  }',
    '}',
  );

/** Real numbers, by a tolerance; files come from Windows, and one name is older than UTF-8. */
export const ROOTS: ContestPackage = {
  name: 'sqrt-north',
  files: {
    'problem.yaml': Buffer.from(
      lines(
        'name: Square Roots',
        'author: J\u00f6rg M\u00fcller',
        'source: Northern Open',
        'source_url: https://example.org/open',
        'license: cc by-sa',
        'rights_owner:',
        'keywords: maths, easy',
        'validation: default',
        'validator_flags: float_absolute_tolerance 1e-6 float_relative_tolerance 1e-6',
        'limits: {time_multiplier: 5, time_safety_margin: 2, memory: 2048, output: 8}',
        'license: cc by-sa',
      ).replaceAll('\n', '\r\n'),
      'latin1',
    ),
    '.timelimit': '2\r\n',
    'problem_statement/problem.en.tex':
      '\ufeff\\problemname{Square Roots}\r\n\r\nPrint $\\sqrt{a}$.\r\n',
    'problem_statement/problem.sv.tex': '\\problemname{R\u00f6tter}\n',
    'data/sample/1.in': '2\r\n',
    'data/sample/1.ans': '1.4142135623730951\r\n',
    'data/secret/01-big.in': '1e18\r\n',
    'data/secret/01-big.ans': '1000000000.0\r\n',
    'data/secret/01-big.desc': 'The root of a large number.\r\n',
    'data/secret/01-big.hint': 'Mind large numbers.\r\n',
    'data/secret/02-small.in': '0.000001\r\n',
    'data/secret/02-small.ans': '1e-3\r\n',
    'submissions/accepted/roots.py': 'import math\r\nprint("%.9f" % math.sqrt(float(input())))\r\n',
    'submissions/accepted/roots.java': ROOT_JAVA('roots', 'System.out.println(Math.sqrt(a));'),
    'submissions/accepted/scientific.py': 'print("%.12e" % float(input()) ** 0.5)\n',
    'submissions/wrong_answer/rough.py': 'print("%.3f" % (float(input()) ** 0.5))\n',
    'submissions/wrong_answer/nan.py': 'print("nan")\n',
    'submissions/wrong_answer/float_java/Rough.java': ROOT_JAVA(
      'Rough',
      'System.out.println((float) Math.sqrt(a) * 1.00001f);',
    ),
  },
  warnings: [
    'problem.yaml: is not UTF-8; read as Windows-1252',
    'problem.yaml: holds a key twice; the last one counts',
    'problem_statement/problem.en.tex: is taken; the texts in sv are not',
    'problem_statement/problem.en.tex: starts with a byte order mark; ignored',
    'becomes sqrtnorth',
    'problem.yaml: limits.memory: 2048 MiB become 1024',
  ],
  expected: {
    'accepted/roots.java': 'Accepted',
    'accepted/roots.py': 'Accepted',
    'accepted/scientific.py': 'Accepted',
    'wrong_answer/float_java': 'Wrong Answer',
    'wrong_answer/nan.py': 'Wrong Answer',
    'wrong_answer/rough.py': 'Wrong Answer',
  },
};
