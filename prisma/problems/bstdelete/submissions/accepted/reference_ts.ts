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
  root: TreeNode | null = null;

  insert(value: number): void {
    this.root = this.withValue(this.root, value);
  }

  delete(value: number): void {
    this.root = this.without(this.root, value);
  }

  contains(value: number): boolean {
    let node = this.root;
    while (node !== null && node.val !== value) node = value < node.val ? node.left : node.right;
    return node !== null;
  }

  // Both return the root of the subtree after the change.
  withValue(node: TreeNode | null, value: number): TreeNode {
    if (node === null) return new TreeNode(value);
    if (value < node.val) node.left = this.withValue(node.left, value);
    else if (value > node.val) node.right = this.withValue(node.right, value);
    return node;
  }

  without(node: TreeNode | null, value: number): TreeNode | null {
    if (node === null) return null;
    if (value < node.val) {
      node.left = this.without(node.left, value);
    } else if (value > node.val) {
      node.right = this.without(node.right, value);
    } else if (node.left === null) {
      return node.right;
    } else if (node.right === null) {
      return node.left;
    } else {
      let next = node.right;
      while (next.left !== null) next = next.left;
      node.val = next.val;
      node.right = this.without(node.right, next.val);
    }
    return node;
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
