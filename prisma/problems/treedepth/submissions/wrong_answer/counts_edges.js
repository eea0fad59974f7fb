'use strict';

class TreeNode {
  constructor(val) {
    this.val = val;
    this.left = null;
    this.right = null;
  }
}

// Wrong: counts the steps of the way, not its nodes.
function depth(root) {
  if (root === null) return 0;
  const below = [root.left, root.right].filter((child) => child !== null);
  return Math.max(0, ...below.map((child) => 1 + depth(child)));
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
const root = readTree(lines[1].split(' ').filter(Boolean));
console.log(depth(root));
