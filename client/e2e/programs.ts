/** Climbing Stairs, solved. */
export const correct: readonly { language: 'JavaScript' | 'Python' | 'Java'; source: string }[] = [
  {
    language: 'JavaScript',
    source: `const n = Number(require('fs').readFileSync(0, 'utf8'));
let a = 1;
let b = 1;
for (let i = 2; i <= n; i++) [a, b] = [b, a + b];
console.log(b);
`,
  },
  {
    language: 'Python',
    source: `n = int(input())
a = b = 1
for _ in range(2, n + 1):
    a, b = b, a + b
print(b)
`,
  },
  {
    language: 'Java',
    source: `import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        int n = new Scanner(System.in).nextInt();
        long a = 1, b = 1;
        for (int i = 2; i <= n; i++) { long c = a + b; a = b; b = c; }
        System.out.println(b);
    }
}
`,
  },
];

/** The same in TypeScript. */
export const typed = `import { readFileSync } from 'node:fs';

const n: number = Number(readFileSync(0, 'utf8'));
let [a, b]: [number, number] = [1, 1];
for (let i = 2; i <= n; i++) [a, b] = [b, a + b];
console.log(b);
`;

/** Right for 1 and 2 steps; says 4 where 3 is expected. */
export const wrong = `const n = Number(require('fs').readFileSync(0, 'utf8'));
console.log(2 ** (n - 1));
`;

export const syntaxError = 'print(int(input())\n';

export const endless = 'while True:\n    pass\n';

/** What climbStairs returns, in one line: a Fibonacci number is a power of the golden ratio, rounded. */
export const filledIn = [
  {
    language: 'JavaScript',
    line: 'return Math.round(((1 + Math.sqrt(5)) / 2) ** (n + 1) / Math.sqrt(5));',
  },
  { language: 'Python', line: 'return round(((1 + 5**0.5) / 2) ** (n + 1) / 5**0.5)' },
  {
    language: 'Java',
    line: 'return (int) Math.round(Math.pow((1 + Math.sqrt(5)) / 2, n + 1) / Math.sqrt(5));',
  },
  {
    language: 'TypeScript',
    line: 'return Math.round(((1 + Math.sqrt(5)) / 2) ** (n + 1) / Math.sqrt(5));',
  },
];
