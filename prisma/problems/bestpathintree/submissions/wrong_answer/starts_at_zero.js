'use strict';

class TreeNode {
  constructor(val) {
    this.val = val;
    this.left = null;
    this.right = null;
  }
}

// Wrong: the best sum begins at 0, as if there were a path without nodes.
function bestPath(root) {
  let best = 0;
  const armOf = (node) => {
    if (node === null) return 0;
    const left = Math.max(0, armOf(node.left));
    const right = Math.max(0, armOf(node.right));
    best = Math.max(best, left + node.val + right);
    return node.val + Math.max(left, right);
  };
  armOf(root);
  return best;
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
console.log(bestPath(readTree(lines[1].split(' ').filter(Boolean))));
