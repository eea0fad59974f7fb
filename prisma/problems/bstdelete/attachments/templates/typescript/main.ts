export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

class TreeNode {
  val: number;
  left: TreeNode | null = null;
  right: TreeNode | null = null;

  constructor(val: number) {
    this.val = val;
  }
}

class SearchTree {
  // Write your code here. At the end, the tree at this root is printed.
  root: TreeNode | null = null;

  insert(value: number): void {
    // Put the value in, unless it is there.
  }

  delete(value: number): void {
    // Take the value out, if it is there.
  }

  contains(value: number): boolean {
    // Return true if the value is in the tree.
    return false;
  }
}

function treeTokens(root: TreeNode | null): (number | 'null')[] {
  const nodes = [root];
  for (const node of nodes) if (node !== null) nodes.push(node.left, node.right);
  while (nodes.length > 0 && nodes[nodes.length - 1] === null) nodes.pop();
  return nodes.map((node) => (node === null ? 'null' : node.val));
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const q = Number(lines[0]);
const tree = new SearchTree();
const out: string[] = [];
for (const line of lines.slice(1, q + 1)) {
  const [name, value] = line.split(' ');
  if (name === 'insert') tree.insert(Number(value));
  else if (name === 'delete') tree.delete(Number(value));
  else out.push(String(tree.contains(Number(value))));
}
out.push(treeTokens(tree.root).join(' '));
console.log(out.join('\n'));
