'use strict';

class TreeNode {
  constructor(val) {
    this.val = val;
    this.left = null;
    this.right = null;
  }
}

// Wrong: does not count paths that begin at the root.
function countPaths(root, k) {
  const seen = new Map(); // How often each total occurs on the way from the root.
  const note = (total, change) => seen.set(total, (seen.get(total) || 0) + change);
  const visit = (node, above) => {
    if (node === null) return 0;
    const total = above + node.val;
    let count = seen.get(total - k) || 0;
    note(total, 1);
    count += visit(node.left, total) + visit(node.right, total);
    note(total, -1);
    return count;
  };
  return visit(root, 0);
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
