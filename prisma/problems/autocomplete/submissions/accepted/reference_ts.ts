export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

class Entry {
  weight = 0;

  constructor(readonly word: string) {}
}

class Letter {
  children = new Map<string, Letter>();
  /** Of the words below, the three heaviest. */
  best: Entry[] = [];

  offer(entry: Entry): void {
    if (this.best.indexOf(entry) < 0) this.best.push(entry);
    this.best.sort((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1));
    if (this.best.length > 3) this.best.pop();
  }
}

class Autocomplete {
  private root = new Letter();
  private entries = new Map<string, Entry>();

  add(word: string, weight: number): void {
    const entry = this.entries.get(word) || new Entry(word);
    this.entries.set(word, entry);
    entry.weight += weight;
    let node = this.root;
    for (const letter of word) {
      const child = node.children.get(letter) || new Letter();
      node.children.set(letter, child);
      node = child;
      node.offer(entry);
    }
  }

  ask(prefix: string): string[] {
    let node = this.root;
    for (const letter of prefix) {
      const child = node.children.get(letter);
      if (!child) return [];
      node = child;
    }
    return node.best.map((entry) => entry.word);
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
