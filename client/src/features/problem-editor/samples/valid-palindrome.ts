import type { ProblemInput } from '@stepwise/contracts/problem-edit';

const EXAMPLE = {
  input: 'A man, a plan, a canal: Panama',
  output: 'true',
  explanation: 'Without blanks, marks and capitals it is amanaplanacanalpanama.',
};

const javaScript = (body: string) => `const fs = require('fs');

function isPalindrome(text) {
${body}
}

const [line] = fs.readFileSync(0, 'utf8').split('\\n');
console.log(isPalindrome(line));
`;

const python = (body: string) => `import sys


def is_palindrome(text):
${body}


line = sys.stdin.readline().rstrip("\\n")
print(str(is_palindrome(line)).lower())
`;

const java = (body: string) => `import java.util.Scanner;

public class Main {
    static boolean isPalindrome(String text) {
${body}
    }

    public static void main(String[] args) {
        String line = new Scanner(System.in).nextLine();
        System.out.println(isPalindrome(line));
    }
}
`;

/** A text seen from both ends. */
export const validPalindrome: ProblemInput = {
  title: 'Valid Palindrome',
  category: 'string',
  difficulty: 'EASY',
  tags: ['String', 'Two Pointers', 'LVL-0'],
  description: `A line is a palindrome when its letters and digits read the same in both directions. Capitals count as small letters; every other character is skipped.

Is the line a palindrome?

## Input

One line of text.

## Output

\`true\` or \`false\`.`,
  constraints: '1 <= length of the line <= 200000\nThe line holds printable ASCII characters only.',
  hints: `1. Which characters take part in the comparison at all?
2. Compare the first of them with the last, the second with the one before the last. When may you stop?`,
  editorial: `Keep one position at each end. Move each inwards past everything that is neither letter nor digit, compare the two in lower case, and stop when they meet: $O(n)$ time, $O(1)$ memory.`,
  testCases: [
    { input: EXAMPLE.input, output: 'true' },
    { input: 'race a car', output: 'false' },
    { input: '0P', output: 'false' },
    { input: ',.', output: 'true', hidden: true },
    { input: 'Was it a car or a cat I saw?', output: 'true', hidden: true },
  ],
  examples: { JAVASCRIPT: EXAMPLE, PYTHON: EXAMPLE, JAVA: EXAMPLE },
  codeSnippets: {
    JAVASCRIPT: javaScript('  // Write your code here.\n  return false;'),
    PYTHON: python('    # Write your code here.\n    return False'),
    JAVA: java('        // Write your code here.\n        return false;'),
  },
  referenceSolution: {
    JAVASCRIPT: javaScript(`  const kept = text.toLowerCase().replace(/[^a-z0-9]/g, '');
  for (let i = 0, j = kept.length - 1; i < j; i++, j--) {
    if (kept[i] !== kept[j]) return false;
  }
  return true;`),
    PYTHON: python(`    kept = [character.lower() for character in text if character.isalnum()]
    return kept == kept[::-1]`),
    JAVA: java(`        String kept = text.toLowerCase().replaceAll("[^a-z0-9]", "");
        for (int i = 0, j = kept.length() - 1; i < j; i++, j--) {
            if (kept.charAt(i) != kept.charAt(j)) return false;
        }
        return true;`),
  },
};
