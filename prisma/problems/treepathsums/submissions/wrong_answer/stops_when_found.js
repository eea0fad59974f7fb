'use strict';

class TreeNode {
  constructor(val) {
    this.val = val;
    this.left = null;
    this.right = null;
  }
}

// Wrong: a longer path through the same nodes may have the sum as well.
function countPaths(root, k) {
  if (root === null) return 0;
  const from = (node, rest) => {
    if (node === null) return 0;
    if (node.val === rest) return 1;
    return from(node.left, rest - node.val) + from(node.right, rest - node.val);
  };
  return from(root, k) + countPaths(root.left, k) + countPaths(root.right, k);
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
const k = Number(lines[0].split(' ')[1]);
console.log(countPaths(readTree(lines[1].split(' ').filter(Boolean)), k));
