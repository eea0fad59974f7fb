'use strict';

class TreeNode {
  constructor(val) {
    this.val = val;
    this.left = null;
    this.right = null;
  }
}

// Wrong: returns values, and takes the value 0 for nothing.
function lowestCommonAncestor(root, p, q) {
  const search = (node) => {
    if (node === null) return null;
    if (node.val === p || node.val === q) return node.val;
    const left = search(node.left);
    const right = search(node.right);
    if (left && right) return node.val;
    return left || right;
  };
  return search(root);
}

function readTree(tokens) {
  const toNode = (token) =>
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
const [, p, q] = lines[0].split(' ').map(Number);
const root = readTree(lines[1].split(' '));
console.log(lowestCommonAncestor(root, p, q));
