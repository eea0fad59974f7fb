export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

class Autocomplete {
  constructor() {
    // Write your code here.
  }

  add(word: string, weight: number): void {
    // Make the word heavier by the weight.
  }

  ask(prefix: string): string[] {
    // Return the three heaviest words that begin with the prefix, the heaviest first.
    return [];
  }
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const q = Number(lines[0]);
const field = new Autocomplete();
const out: string[] = [];
for (const line of lines.slice(1, q + 1)) {
  const [name, word, weight] = line.split(' ');
  if (name === 'add') {
    field.add(word, Number(weight));
  } else {
    const words = field.ask(word);
    out.push([String(words.length), ...words].join(' '));
  }
}
console.log(out.join('\n'));
