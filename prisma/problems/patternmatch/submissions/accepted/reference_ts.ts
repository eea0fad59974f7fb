export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function matches(text: string, pattern: string): boolean {
  // known[i][j]: whether the pattern from j on matches the text from i on, once it was asked.
  const known: (boolean | undefined)[][] = Array.from({ length: text.length + 1 }, () => []);

  function restMatches(i: number, j: number): boolean {
    if (j === pattern.length) return i === text.length;
    const before = known[i][j];
    if (before !== undefined) return before;
    const fits = i < text.length && (pattern[j] === '.' || pattern[j] === text[i]);
    const answer =
      pattern[j + 1] === '*'
        ? restMatches(i, j + 2) || (fits && restMatches(i + 1, j))
        : fits && restMatches(i + 1, j + 1);
    known[i][j] = answer;
    return answer;
  }

  return restMatches(0, 0);
}

const [text, pattern] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(matches(text, pattern));
