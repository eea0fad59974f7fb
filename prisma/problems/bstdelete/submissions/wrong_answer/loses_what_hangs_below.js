'use strict';

class TreeNode {
  constructor(val) {
    this.val = val;
    this.left = null;
    this.right = null;
  }
}

// Wrong: takes the smallest node of the right subtree out with all that hangs below it.
class SearchTree {
  constructor() {
    this.root = null;
  }

  insert(value) {
    this.root = this.withValue(this.root, value);
  }

  delete(value) {
    this.root = this.without(this.root, value);
  }

  contains(value) {
    let node = this.root;
    while (node !== null && node.val !== value) node = value < node.val ? node.left : node.right;
    return node !== null;
  }

  // Both return the root of the subtree after the change.
  withValue(node, value) {
    if (node === null) return new TreeNode(value);
    if (value < node.val) node.left = this.withValue(node.left, value);
    else if (value > node.val) node.right = this.withValue(node.right, value);
    return node;
  }

  without(node, value) {
    if (node === null) return null;
    if (value < node.val) {
      node.left = this.without(node.left, value);
    } else if (value > node.val) {
      node.right = this.without(node.right, value);
    } else if (node.left === null) {
      return node.right;
    } else if (node.right === null) {
      return node.left;
    } else {
      let above = node;
      let next = node.right;
      while (next.left !== null) [above, next] = [next, next.left];
      node.val = next.val;
      if (above === node) above.right = null;
      else above.left = null;
    }
    return node;
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
