class ListNode { constructor(val, next = null) { this.val = val; this.next = next; } }
let head = null; for (const n of [3, 2, 1]) head = new ListNode(n, head);
function reverse(node) { let prev = null; while (node) { const next = node.next; node.next = prev; prev = node; node = next; } return prev; }
for (let n = reverse(head); n; n = n.next) console.log(n.val);
const tree = { v: 1, left: { v: 2, left: null, right: null }, right: { v: 3, left: null, right: null } };
const walk = (t, out = []) => { if (!t) return out; walk(t.left, out); out.push(t.v); walk(t.right, out); return out; };
console.log(walk(tree).join(' '));
