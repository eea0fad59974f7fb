export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

class TreeNode {
  left: TreeNode | null = null;
  right: TreeNode | null = null;

  constructor(public val: number) {}
}

class SearchTreeIterator {
  /** Nodes whose value is still to come while their left part is done or under way. */
  private waiting: TreeNode[] = [];

  constructor(root: TreeNode | null) {
    this.descend(root);
  }

  next(): number | null {
    const node = this.waiting.pop();
    if (!node) return null;
    this.descend(node.right);
    return node.val;
  }

  hasNext(): boolean {
    return this.waiting.length > 0;
  }

  private descend(node: TreeNode | null): void {
    while (node) {
      this.waiting.push(node);
      node = node.left;
    }
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
