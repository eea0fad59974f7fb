'use strict';

class TreeNode {
  constructor(val) {
    this.val = val;
    this.left = null;
    this.right = null;
  }
}

// Wrong: each level comes from right to left.
function levelOrder(root) {
  const levels = [];
  const visit = (node, depth) => {
    if (node === null) return;
    if (depth === levels.length) levels.push([]);
    levels[depth].push(node.val);
    visit(node.right, depth + 1);
    visit(node.left, depth + 1);
  };
  visit(root, 0);
  return levels;
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
const levels = levelOrder(root);
console.log(levels.length);
for (const level of levels) console.log([level.length, ...level].join(' '));
