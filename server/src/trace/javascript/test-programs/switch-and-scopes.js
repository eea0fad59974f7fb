function kind(x) { switch (true) { case x < 0: return 'neg'; case x === 0: { const z = 'zero'; return z; } default: let y = 'pos'; return y; } }
console.log([-1, 0, 1].map(kind));
for (let i = 0, n = 3; i < n; i++) { let i = 'inner'; console.log(i); }
const fs = []; for (let i = 0; i < 3; i++) fs.push(() => i); console.log(fs.map((f) => f()));
var fv = []; for (var v = 0; v < 3; v++) fv.push(() => v); console.log(fv.map((f) => f()));
outer: while (true) { do { if (fs.length) break outer; } while (true); }
{ function blockFn() { return 1; } } console.log(blockFn());
console.log((() => { try { throw 1; } catch (x) { var x = 2; return x; } })());
for (const [k, { a = 5, ...r }] of Object.entries({ p: { b: 1 }, q: { a: 2 } })) console.log(k, a, r);
for (const c in 'ab') console.log(c); for (var o = {}, i = 0; i < 1; ) i++; for (o.x of [1, 2]); console.log(o.x, i);
let a = 1; { let a = 2; { let a = 3; console.log(a); } console.log(a); } console.log(a);
