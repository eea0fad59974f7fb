'use strict';

class TreeNode {
  constructor(val) {
    this.val = val;
    this.left = null;
    this.right = null;
  }
}

// Wrong: looks at the outermost nodes only.
function isMirror(root) {
  let [a, b] = [root, root];
  while (a !== null && b !== null) {
    if (a.val !== b.val) return false;
    [a, b] = [a.left, b.right];
  }
  return a === b;
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
