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

function countPaths(root: TreeNode | null, k: number): number {
  const seen = new Map<number, number>([[0, 1]]); // How often each total occurs on the way from the root.
  const note = (total: number, change: number) => seen.set(total, (seen.get(total) || 0) + change);
  const visit = (node: TreeNode | null, above: number): number => {
    if (node === null) return 0;
    const total = above + node.val;
    let count = seen.get(total - k) || 0;
    note(total, 1);
    count += visit(node.left, total) + visit(node.right, total);
    note(total, -1);
    return count;
  };
  return visit(root, 0);
}

function readTree(tokens: string[]): TreeNode | null {
  const toNode = (token: string | undefined): TreeNode | null =>
    token === undefined || token === 'null' ? null : new TreeNode(Number(token));
  const root = toNode(tokens[0]);
  const parents = root === null ? [] : [root];
  let next = 1;
  for (const parent of parents) {
    parent.left = toNode(tokens[next++]);
    parent.right = toNode(tokens[next++]);
    if (parent.left !== null) parents.push(parent.left);
    if (parent.right !== null) parents.push(parent.right);
  }
  return root;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const k = Number(lines[0].split(' ')[1]);
console.log(countPaths(readTree(lines[1].split(' ').filter(Boolean)), k));
