function* walk(n) {
  for (let i = 0; i < n; i++) yield i * (yield* inner());
}
function* inner() {
  return 2;
}
const n = require('fs').readFileSync(0).length;
console.log([...walk(n % 10)].join(), Reflect.ownKeys(new Proxy({}, { ownKeys: () => ['a', 'b'] })));
console.log(new Proxy(function f() {}, { apply: (_, __, args) => args.length })(1, 2, 3));
