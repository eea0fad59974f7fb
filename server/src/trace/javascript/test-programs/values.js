const big = Array.from({ length: 1000 }, (_, i) => i); const cyc = { name: 'c' }; cyc.self = cyc; const l = [1]; l.push(l);
const m = new Map([[{ k: 1 }, 'v'], ['s', l]]); const s = new Set([1, 'a', cyc]); const w = new WeakMap(); const n = [NaN, -0, Infinity, 1e21, 0.1, 2n ** 70n, Symbol('sym'), undefined, null, true, 'é\u2028\ud800'];
const t = new Uint8Array([1, 2, 300]); const f = new Float64Array(3); const b = Buffer.from('hi'); const d = new Date(0); const r = /a+/gi; const dv = new DataView(new ArrayBuffer(4)); const e = new TypeError('wrong');
const nul = Object.create(null); nul.a = 1; const long = 'x'.repeat(500); const sparse = [1, , 3]; const dict = { 'a b': 1, 2: 'two' }; const fnInside = { f() { }, g: 1, h: [() => 1] }; const bad = new Date(NaN); const boxed = new Number(5); const pr = Promise.resolve(1);
class A { static count = 0; #p = [1]; pub = 2; static { A.count = 5; } get p() { return this.#p; } #m() { return 1; } call() { return this.#m(); } } class B extends A { #q = 'q'; constructor() { super(); this.z = this.call(); } }
const bb = new B(); bb.p.push(4); m.delete('s'); m.set('t', 1); s.delete(1); l[0] = 9; l.length = 0; delete dict[2]; dict.z = 1; t[0] = 7; big.splice(3, 2); big.unshift(-1); dict.z = undefined;
console.log(big.length, cyc, l, m, s, n, t, f, b, d, r, e.message, nul, sparse, dict, fnInside, bb, A.count, bad, boxed);
