'use strict';

class TreeNode {
  constructor(val) {
    this.val = val;
    this.left = null;
    this.right = null;
  }
}

// Wrong: counts the nodes of the path.
function longestPath(root) {
  let longest = 0;
  const levels = (node) => {
    if (node === null) return 0;
    const left = levels(node.left);
    const right = levels(node.right);
    longest = Math.max(longest, left + right + 1);
    return 1 + Math.max(left, right);
  };
  levels(root);
  return longest;
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
console.log(longestPath(readTree(lines[1].split(' ').filter(Boolean))));
