for (const key of Reflect.ownKeys(globalThis)) if (/^\$/.test(String(key))) delete globalThis[key];
Array.prototype.push = null; Object.freeze = Object.defineProperty = null; globalThis.require = null;
const dump = (f) => String(f).includes('$t'); function g() { return dump(g) || new Error('x').stack.includes('$t'); } let x = g(); x = g(); process.stdout.write(x + '\n');
