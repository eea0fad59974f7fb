class Stack { static #count = 0; static make() { Stack.#count++; return new this(); } items = []; push = (x) => { this.items.push(x); return this; }; get size() { return this.items.length; } static [Symbol.hasInstance](x) { return 'items' in x; } }
const s = Stack.make().push(1).push(2); console.log(s.size, s instanceof Stack, s);
const bound = function () { return this.items.length; }.bind(s); console.log(bound(), bound.name);
const counter = () => { let c = 0; return { inc: () => ++c, get c() { return c; } }; }; const k = counter(); k.inc(); k.inc(); console.log(k.c);
const compose = (...fs) => (x) => fs.reduceRight((v, f) => f(v), x); console.log(compose((x) => x + 1, (x) => x * 2)(5));
const memo = new Map(); const fibm = (n) => { if (n < 2) return n; if (memo.has(n)) return memo.get(n); const v = fibm(n - 1) + fibm(n - 2); memo.set(n, v); return v; }; console.log(fibm(10));
const C = class Inner { who() { return Inner.name; } }; console.log(new C().who(), C.name, (class { }).name);
const fnName = function () { }; const arrow = async () => { }; console.log(fnName.name, arrow.name, { m: () => 1 }.m.name);
console.log([..."héllo"].map((c, i) => c + i).filter(Boolean).join(''));
