import { expect, it } from 'vitest';
import { starterPlumbing } from './starter-plumbing.ts';

/** What is left of a starter, with a row for what is folded. */
function shown(starter: string): string[] {
  const lines = starter.split('\n');
  const fold = starterPlumbing(starter);
  if (!fold) return lines;
  return [...lines.slice(0, fold.from), '⋯', ...lines.slice(fold.to)];
}

it('folds what follows the function, behind the blank line before it', () => {
  const script = `'use strict';

function climbStairs(n) {
  // Write your code here.
  return 0;
}

const n = Number(require('fs').readFileSync(0, 'utf8'));
console.log(climbStairs(n));
`;
  expect(starterPlumbing(script)).toEqual({ from: 7, to: 9 });
  expect(shown(script).slice(-4)).toEqual(['}', '', '⋯', '']);
});

it('knows where a block ends that has no braces', () => {
  const python = `import sys


class IndexedSet:
    def __init__(self) -> None:
        # Write your code here.
        pass

    def add(self, number: int) -> bool:
        return False


def main():
    n = int(sys.stdin.readline())

    print(IndexedSet().add(n))


main()
`;
  expect(shown(python).slice(-5)).toEqual(['        return False', '', '', '⋯', '']);
});

it('leaves the class around a method of Java as it is, and what stands before it', () => {
  const java = `public class Main {
    static class Node {
        int val;
    }

    static int climbStairs(Node n) {
        // Write your code here.
        return 0;
    }

    public static void main(String[] args) {
        System.out.println(climbStairs(new Node()));
    }

    static int read() {
        return 1;
    }
}
`;
  expect(starterPlumbing(java)).toEqual({ from: 10, to: 17 });
  expect(shown(java).slice(-4)).toEqual(['', '⋯', '}', '']);
});

it.each([
  ['nothing is marked', 'def f():\n    return 0\n\n\nimport sys\nprint(f())\n'],
  ['the mark stands in what reads', 'def main():\n    # Write your code here.\n\n\nmain()\n'],
  ['one line follows', 'function f() {\n  // Write your code here.\n}\n\nf();'],
  ['nothing follows', 'const lines = [];\n\n// Write your code here.\n'],
  ['it is empty', ''],
])('folds nothing where %s', (_what, starter) => {
  expect(starterPlumbing(starter)).toBeNull();
});
