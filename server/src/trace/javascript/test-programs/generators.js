function* count(to) { let i = 0; while (i < to) { const got = yield i++; if (got) console.log('got', got); } return 'done'; }
function* both() { const r = yield* count(2); console.log(r); yield* [7, 8]; }
for (const x of both()) console.log(x);
const g = count(5); g.next(); g.next('hello'); console.log(g.return(4)); console.log(g.next());
const h = count(3); h.next(); try { h.throw(new Error('thrown in')); } catch (e) { console.log(e.message); }
function* fin() { try { yield 1; } finally { yield 2; console.log('cleanup'); } }
const f = fin(); f.next(); console.log(f.return(9), f.next());
const [a, ...rest] = fin(); console.log(a, rest);
const obj = { *gen() { yield this.v; }, v: 3, get [Symbol.toStringTag]() { return 'Obj'; } };
console.log([...obj.gen()], String(obj));
const sum = function* (n) { return n && (yield(n)) };
console.log([...sum(4)]);
