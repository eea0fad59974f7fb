const o = JSON.parse('{"__proto__": 1, "constructor": 2, "toString": 3}'); o.x = 1; o['__proto__'] = 5; delete o.toString;
const m = new Map([['__proto__', 1]]); m.set('constructor', {}); m.set('__proto__', 2); let __proto__ = 3; __proto__ = 4;
const bare = Object.create(null); bare.__proto__ = 7; bare.hasOwnProperty = 8; class A { constructor() { this.__proto__ = { inherited: 1 }; this.own = 2; } } const a = new A();
Object.prototype.polluted = 1; Object.prototype[0] = 'zero'; Object.prototype.length = 9; Object.prototype.names = 'n'; Object.prototype.then = 5;
function f(value) { return value; }
console.log(f(o).constructor, f(m).size, f(__proto__), f(bare).__proto__, f(a).inherited, f([1, , 2]));
