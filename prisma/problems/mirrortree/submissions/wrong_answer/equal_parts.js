'use strict';

class TreeNode {
  constructor(val) {
    this.val = val;
    this.left = null;
    this.right = null;
  }
}

// Wrong: asks whether both parts are equal.
function isMirror(root) {
  const equal = (a, b) => {
    if (a === null || b === null) return a === b;
    return a.val === b.val && equal(a.left, b.left) && equal(a.right, b.right);
  };
  return root === null || equal(root.left, root.right);
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
console.log(isMirror(root));
