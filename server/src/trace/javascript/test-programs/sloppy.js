console.log(this === module.exports, require.main === module, __filename.endsWith('main.js'), arguments.length, typeof exports);
function who() { return this === globalThis; }
console.log(who());
function args(a) { arguments[0] = 5; a++; return [a, arguments.length, arguments[0]]; }
console.log(args(1, 2));
function outer() { return inner(); function inner() { return 'hoisted'; } }
console.log(outer());
function dup() { var g = 1; function g() {} return typeof g; }
console.log(dup());
function twice() { function t() { return 1; } function t() { return 2; } return t(); }
console.log(twice());
if (true) function inIf() { return 'if'; }
console.log(inIf());
with ({ w: 5, get trap() { console.log('trap'); return 1; } }) { var q = w; let r = 4; console.log(q + r); }
console.log(typeof notYet, (() => { try { tdz; } catch (e) { return e.name; } let tdz = 1; })());
eval('var fromEval = 3'); console.log(fromEval);
console.log(new Function('a', 'return a * 2')(4));
var self = this; self.x = 1; console.log(exports.x);
a = 5; console.log(globalThis.a); delete globalThis.a;
var undefined_ = void 0; var let_ = 1;
console.log([3, 1, 2].sort((x, y) => x - y), [1, 2].map(function (v) { return v * 2; }));
function Old(v) { if (!(this instanceof Old)) return new Old(v); this.v = v; } Old.prototype.get = function () { return this.v; };
console.log(Old(3).get(), new Old(4));
function fact(n) { return n < 2 ? 1 : n * arguments.callee(n - 1); } console.log(fact(5));
console.log(new.target === undefined);
return;
