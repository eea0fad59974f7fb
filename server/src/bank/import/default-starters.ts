import type { LanguageKey } from '@stepwise/contracts/language';

/** What one begins with where a package brings nothing: it reads the input and prints nothing. */
const STARTERS: Readonly<Record<LanguageKey, string>> = {
  JAVASCRIPT: `'use strict';

const input = require('fs').readFileSync(0, 'utf8');
const lines = input.split('\\n');

// Write your code here: lines holds the input, console.log prints the answer.
`,
  TYPESCRIPT: `import { readFileSync } from 'fs';

const input: string = readFileSync(0, 'utf8');
const lines: string[] = input.split('\\n');

// Write your code here: lines holds the input, console.log prints the answer.
`,
  PYTHON: `import sys


def main():
    lines = sys.stdin.read().split('\\n')
    # Write your code here: lines holds the input, print prints the answer.


main()
`,
  JAVA: `import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        // Write your code here: in.readLine() gives a line, System.out.println prints the answer.
    }
}
`,
};

export function defaultStarter(language: LanguageKey): string {
  return STARTERS[language];
}
