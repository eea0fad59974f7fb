'use strict';

class TreeNode {
  constructor(val) {
    this.val = val;
    this.left = null;
    this.right = null;
  }
}

function buildTree(preorder, inorder) {
  // Write your code here. Return the root of the tree.
  return null;
}

function toTokens(root) {
  const tokens = [];
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
