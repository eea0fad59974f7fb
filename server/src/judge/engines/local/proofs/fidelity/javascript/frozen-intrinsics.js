Object.freeze(Object.prototype);
Object.freeze(Array.prototype);
Object.freeze(globalThis.Promise.prototype);
Object.freeze(process);
console.log(Object.isFrozen(process), require('fs').readFileSync(0).length);
