import { readFileSync } from 'fs';
console.table(new Map([['a', readFileSync(0).length]]));
console.dir({ a: { b: { c: { d: 1 } } } }, { depth: 1 });
console.group('g');
console.log([undefined, null, -0, 1n, Symbol('s')], class A {}, new (class B { x = 1; })());
console.count();
