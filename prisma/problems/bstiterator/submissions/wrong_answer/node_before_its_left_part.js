'use strict';

class TreeNode {
  constructor(val) {
    this.val = val;
    this.left = null;
    this.right = null;
  }
}

// Wrong: delivers a node before the smaller values in its left part.
class SearchTreeIterator {
  constructor(root) {
    this.waiting = root ? [root] : [];
  }

  next() {
    const node = this.waiting.pop();
    if (!node) return null;
    if (node.right) this.waiting.push(node.right);
    if (node.left) this.waiting.push(node.left);
    return node.val;
  }

  hasNext() {
    return this.waiting.length > 0;
  }
}

function readTree(tokens) {
  const make = (token) =>
    token === undefined || token === 'null' ? null : new TreeNode(Number(token));
  const root = make(tokens[0]);
  const queue = root ? [root] : [];
  for (let head = 0, i = 1; i < tokens.length; head++) {
    const node = queue[head];
    node.left = make(tokens[i++]);
    node.right = make(tokens[i++]);
    if (node.left) queue.push(node.left);
    if (node.right) queue.push(node.right);
  }
  return root;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const q = Number(lines[0].split(' ')[1]);
const iterator = new SearchTreeIterator(readTree(lines[1].split(' ').filter(Boolean)));
const out = [];
for (const name of lines.slice(2, q + 2)) {
  if (name === 'hasnext') {
    out.push(iterator.hasNext());
  } else {
    const value = iterator.next();
    out.push(value === null ? 'NONE' : value);
  }
}
console.log(out.join('\n'));
