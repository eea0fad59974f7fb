import { readFileSync } from 'fs';
const key: symbol = Symbol.for('fidelity-ts');
console.log((globalThis as any)[key]);
(globalThis as any)[key] = new WeakRef({ n: readFileSync(0).length });
console.log((globalThis as any)[key].deref().n);
