'use strict';

// Too slow: looks at every word for each question.
class PrefixTree {
  constructor() {
    this.words = [];
  }

  insert(word) {
    this.words.push(word);
  }

  search(word) {
    return this.words.includes(word);
  }

  startsWith(prefix) {
    return this.words.some((word) => word.startsWith(prefix));
  }
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const q = Number(lines[0]);
const tree = new PrefixTree();
const out = [];
for (const line of lines.slice(1, q + 1)) {
  const [name, word] = line.split(' ');
  if (name === 'insert') tree.insert(word);
  else if (name === 'search') out.push(tree.search(word));
  else out.push(tree.startsWith(word));
}
console.log(out.join('\n'));
