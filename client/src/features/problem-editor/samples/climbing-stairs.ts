import type { ProblemInput } from '@stepwise/contracts/problem-edit';

const EXAMPLE = {
  input: '3',
  output: '3',
  explanation: 'One step three times; one step and then two; two steps and then one.',
};

const javaScript = (body: string) => `const fs = require('fs');

function climbStairs(n) {
${body}
}

const n = Number(fs.readFileSync(0, 'utf8'));
console.log(climbStairs(n));
`;

const python = (body: string) => `def climb_stairs(n):
${body}


n = int(input())
print(climb_stairs(n))
`;

const java = (body: string) => `import java.util.Scanner;

public class Main {
    static int climbStairs(int n) {
${body}
    }

    public static void main(String[] args) {
        int n = new Scanner(System.in).nextInt();
        System.out.println(climbStairs(n));
    }
}
`;

/** Dynamic programming with a state of two numbers. */
export const climbingStairs: ProblemInput = {
  title: 'Climbing Stairs',
  category: 'dp',
  difficulty: 'EASY',
  tags: ['DP', 'Math', 'LVL-1'],
  description: `You are at the foot of a staircase with $n$ steps. Each move takes you up **one** step or **two** steps.

In how many different ways can you reach the top?

## Input

One line with the integer $n$.

## Output

One line with the number of ways.`,
  constraints: '1 <= n <= 45',
  hints: `1. Write down the ways for 1, 2, 3 and 4 steps. How does each count follow from the ones before it?
2. Look at the last move only: from which two steps can it have started?`,
  editorial: `The last move onto step $i$ came from step $i - 1$ or from step $i - 2$. The two groups share no way, so

$$ways(i) = ways(i - 1) + ways(i - 2)$$

Only the last two counts are needed: $O(n)$ time, $O(1)$ memory.`,
  testCases: [
    { input: '2', output: '2' },
    { input: '3', output: '3' },
    { input: '5', output: '8' },
    { input: '1', output: '1', hidden: true },
    { input: '45', output: '1836311903', hidden: true },
  ],
  smallInputs: `values:
  n: { int: [1, 45] }
lines: [n]
`,
  examples: { JAVASCRIPT: EXAMPLE, PYTHON: EXAMPLE, JAVA: EXAMPLE },
  codeSnippets: {
    JAVASCRIPT: javaScript('  // Write your code here.\n  return 0;'),
    PYTHON: python('    # Write your code here.\n    return 0'),
    JAVA: java('        // Write your code here.\n        return 0;'),
  },
  referenceSolution: {
    JAVASCRIPT: javaScript(`  let previous = 1;
  let current = 1;
  for (let step = 2; step <= n; step++) {
    [previous, current] = [current, previous + current];
  }
  return current;`),
    PYTHON: python(`    previous = current = 1
    for _ in range(2, n + 1):
        previous, current = current, previous + current
    return current`),
    JAVA: java(`        int previous = 1;
        int current = 1;
        for (int step = 2; step <= n; step++) {
            int next = previous + current;
            previous = current;
            current = next;
        }
        return current;`),
  },
};
