let calls = 0;
const arr = [1, 2]; Object.defineProperty(arr, 1, { get() { calls++; return 9; }, enumerable: true });
const p = new Proxy({}, { get() { calls++; return 1; }, ownKeys() { calls++; return []; }, getOwnPropertyDescriptor() { calls++; }, getPrototypeOf() { calls++; return null; } });
class Evil { constructor() { this.a = 1; Object.defineProperty(this, 'b', { get() { calls++; return 1; }, enumerable: true }); } toString() { calls++; return 'e'; } valueOf() { calls++; return 1; } toJSON() { calls++; return 1; } get [Symbol.toStringTag]() { calls++; return 'x'; } static get name() { calls++; return 'n'; } }
const e = new Evil(); const holes = [1, , 3]; Object.setPrototypeOf(holes, new Proxy(Array.prototype, { get(t, k, r) { calls++; return Reflect.get(t, k, r); }, has() { calls++; return false; }, getPrototypeOf() { calls++; return null; } }));
const before = calls;
let x = 1; x = 2; x = 3;
Array.prototype.push = function () { calls++; return 0; }; Array.prototype.map = () => { calls++; return []; }; Map.prototype.get = () => { calls++; }; Map.prototype.set = () => { calls++; }; JSON.stringify = () => { calls++; return 'forged'; }; Array.prototype[Symbol.iterator] = function* () { calls++; }; Object.prototype.extra = 'everywhere'; String.prototype.replace = () => { calls++; return 'bad'; }; Object.getOwnPropertyDescriptor = Object.keys = Reflect.apply = Function.prototype.call = Function.prototype.apply = () => { calls++; }; Array.isArray = () => true; Object.prototype.toString = () => { calls++; return ''; };
const m = new Map(); const err = new Error('x'); Object.defineProperty(err, 'message', { get() { calls++; return 'm'; } });
try { throw err; } catch (again) { x = again; }
function f(v) { return v; }
f(e); f(p); f(arr); f(holes); f(m);
Error.prepareStackTrace = () => { calls++; return 'stack'; };
process.stdout.write(String(calls - before) + '\n');
