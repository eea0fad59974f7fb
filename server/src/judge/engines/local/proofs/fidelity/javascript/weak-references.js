const registry = new FinalizationRegistry(() => console.log('finalised'));
let held = { n: require('fs').readFileSync(0).length };
const ref = new WeakRef(held);
registry.register(held, 1);
console.log(ref.deref().n, new WeakMap([[held, 1]]).has(held));
