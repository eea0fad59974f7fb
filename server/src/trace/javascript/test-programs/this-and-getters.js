const o = { n: 1, get twice() { console.log('asked'); return this.n * 2; }, set twice(v) { this.n = v; }, m() { return [1].map(() => this.n); }, f: function () { return typeof this; } };
o.twice = 4; console.log(o.m(), o.f(), (0, o.f)());
class A { x = 1; static y = 2; static s() { return this.y; } get z() { console.log('z'); return 1; } static #p() { return 3; } static q() { return A.#p(); } }
class B extends A { constructor() { const t = () => this; super(); this.t = t; } m() { return super.constructor.name; } }
const b = new B(); console.log(b.t() === b, b.m(), A.s(), A.q(), b.hasOwnProperty('x'));
class Throws extends A { constructor() { try { this.x; } catch (e) { console.log(e.name); } super(); } } new Throws();
console.log(new (class { constructor() { return { other: 1 }; } })().other);
function F() { if (!new.target) return 'called'; this.a = 1; } console.log(F(), new F().a);
const { log } = console; log(Object.getOwnPropertyNames(class { static { this.init = 1; } }).join());
