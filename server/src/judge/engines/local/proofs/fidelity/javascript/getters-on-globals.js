Object.defineProperty(globalThis, 'sneaky', { get: () => 'sneaky', configurable: false });
Object.defineProperty(Object.prototype, 'hidden', { value: 1, enumerable: false, configurable: true, writable: true });
console.log(sneaky, {}.hidden, require('fs').readFileSync(0).length);
