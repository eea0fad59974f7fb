export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

class PrefixTree {
  constructor() {
    // Write your code here.
  }

  insert(word: string): void {
    // Store the word.
  }

  search(word: string): boolean {
    // Return true if this very word was inserted.
    return false;
  }

  startsWith(prefix: string): boolean {
    // Return true if some inserted word begins with the prefix.
    return false;
  }
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const q = Number(lines[0]);
const tree = new PrefixTree();
const out: boolean[] = [];
for (const line of lines.slice(1, q + 1)) {
  const [name, word] = line.split(' ');
  if (name === 'insert') tree.insert(word);
  else if (name === 'search') out.push(tree.search(word));
  else out.push(tree.startsWith(word));
}
console.log(out.join('\n'));
