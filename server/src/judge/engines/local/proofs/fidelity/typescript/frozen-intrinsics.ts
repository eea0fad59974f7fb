import { readFileSync } from 'fs';
Object.freeze(Object.prototype);
Object.freeze(Function.prototype);
console.log(Object.isFrozen(Object.prototype), readFileSync(0).length);
