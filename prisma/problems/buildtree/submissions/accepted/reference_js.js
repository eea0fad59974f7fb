'use strict';

class TreeNode {
  constructor(val) {
    this.val = val;
    this.left = null;
    this.right = null;
  }
}

function buildTree(preorder, inorder) {
  const places = new Map();
  for (const [place, value] of inorder.entries()) places.set(value, place);
  let next = 0;
  const build = (low, high) => {
    if (low > high) return null;
    const root = new TreeNode(preorder[next++]);
    const place = places.get(root.val);
    root.left = build(low, place - 1);
    root.right = build(place + 1, high);
    return root;
  };
  return build(0, inorder.length - 1);
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
