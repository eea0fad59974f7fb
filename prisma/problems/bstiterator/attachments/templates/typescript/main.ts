export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

class TreeNode {
  left: TreeNode | null = null;
  right: TreeNode | null = null;

  constructor(public val: number) {}
}

class SearchTreeIterator {
  constructor(root: TreeNode | null) {
    // Write your code here. The root is null when the tree is empty.
  }

  next(): number | null {
    // Return the next value in ascending order, or null when all were delivered.
    return null;
  }

  hasNext(): boolean {
    // Return true if a value is left.
    return false;
  }
}

function readTree(tokens: string[]): TreeNode | null {
  const make = (token: string | undefined): TreeNode | null =>
    token === undefined || token === 'null' ? null : new TreeNode(Number(token));
  const root = make(tokens[0]);
  const queue = root ? [root] : [];
  for (let head = 0, i = 1; i < tokens.length; head++) {
    const node = queue[head];
    node.left = make(tokens[i++]);
    node.right = make(tokens[i++]);
    if (node.left) queue.push(node.left);
    if (node.right) queue.push(node.right);
  }
  return root;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const q = Number(lines[0].split(' ')[1]);
const iterator = new SearchTreeIterator(readTree(lines[1].split(' ').filter(Boolean)));
const out: string[] = [];
for (const name of lines.slice(2, q + 2)) {
  if (name === 'hasnext') {
    out.push(String(iterator.hasNext()));
  } else {
    const value = iterator.next();
    out.push(value === null ? 'NONE' : String(value));
  }
}
console.log(out.join('\n'));
