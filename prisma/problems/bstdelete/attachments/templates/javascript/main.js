'use strict';

class TreeNode {
  constructor(val) {
    this.val = val;
    this.left = null;
    this.right = null;
  }
}

class SearchTree {
  constructor() {
    // Write your code here. At the end, the tree at this.root is printed.
    this.root = null;
  }

  insert(value) {
    // Put the value in, unless it is there.
  }

  delete(value) {
    // Take the value out, if it is there.
  }

  contains(value) {
    // Return true if the value is in the tree.
    return false;
  }
}

function treeTokens(root) {
  const nodes = [root];
  for (const node of nodes) if (node !== null) nodes.push(node.left, node.right);
  while (nodes.length > 0 && nodes[nodes.length - 1] === null) nodes.pop();
  return nodes.map((node) => (node === null ? 'null' : node.val));
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const q = Number(lines[0]);
const tree = new SearchTree();
const out = [];
for (const line of lines.slice(1, q + 1)) {
  const [name, value] = line.split(' ');
  if (name === 'insert') tree.insert(Number(value));
  else if (name === 'delete') tree.delete(Number(value));
  else out.push(tree.contains(Number(value)));
}
out.push(treeTokens(tree.root).join(' '));
console.log(out.join('\n'));
