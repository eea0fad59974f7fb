import { readFileSync } from 'fs';
const name = 'mine';
class Node<T> {
  next: Node<T> | null = null;
  constructor(public value: T) {}
}
class Buffer {}
console.log(name, new Node(1), new Buffer(), readFileSync(0).length);
