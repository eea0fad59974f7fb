'use strict';

class TreeNode {
  constructor(val) {
    this.val = val;
    this.left = null;
    this.right = null;
  }
}

// Wrong: takes the middle of the inorder list for the root.
function buildTree(preorder, inorder) {
  const build = (low, high) => {
    if (low > high) return null;
    const middle = (low + high) >> 1;
    const root = new TreeNode(inorder[middle]);
    root.left = build(low, middle - 1);
    root.right = build(middle + 1, high);
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
