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

function buildTree(preorder: number[], inorder: number[]): TreeNode | null {
  // Write your code here. Return the root of the tree.
  return null;
}

function toTokens(root: TreeNode | null): string[] {
  const tokens: string[] = [];
  const nodes = [root];
  for (const node of nodes) {
    tokens.push(node === null ? 'null' : String(node.val));
    if (node !== null) nodes.push(node.left, node.right);
  }
  while (tokens[tokens.length - 1] === 'null') tokens.pop();
  return tokens;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [preorder, inorder] = lines.slice(1, 3).map((line) => line.split(' ').map(Number));
const tokens = toTokens(buildTree(preorder, inorder));
console.log(tokens.length);
console.log(tokens.join(' '));
