'use strict';

class TreeNode {
  constructor(val) {
    this.val = val;
    this.left = null;
    this.right = null;
  }
}

// Wrong: takes a part of one value for an empty one.
function buildTree(preorder, inorder) {
  if (preorder.length <= 1) return null;
  const root = new TreeNode(preorder[0]);
  const size = inorder.indexOf(root.val);
  root.left = buildTree(preorder.slice(1, size + 1), inorder.slice(0, size));
  root.right = buildTree(preorder.slice(size + 1), inorder.slice(size + 1));
  return root;
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
