export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

class Letter {
  children = new Map<string, Letter>();
  isWord = false;
}

class PrefixTree {
  private root = new Letter();

  insert(word: string): void {
    let node = this.root;
    for (const letter of word) {
      const child = node.children.get(letter) || new Letter();
      node.children.set(letter, child);
      node = child;
    }
    node.isWord = true;
  }

  search(word: string): boolean {
    const node = this.walk(word);
    return node !== null && node.isWord;
  }

  startsWith(prefix: string): boolean {
    return this.walk(prefix) !== null;
  }

  /** The node that the letters lead to, or null where the path ends early. */
  private walk(letters: string): Letter | null {
    let node = this.root;
    for (const letter of letters) {
      const child = node.children.get(letter);
      if (!child) return null;
      node = child;
    }
    return node;
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
