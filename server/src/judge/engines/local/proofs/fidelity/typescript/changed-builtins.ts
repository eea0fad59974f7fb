import { readFileSync } from 'fs';
console.log([10, 9].sort().join(), JSON.stringify([1]), parseInt('12'));
(Array.prototype as any).sort = () => [0];
JSON.stringify = () => 'changed';
(globalThis as any).parseInt = () => 7;
(Map.prototype as any).get = () => 'got';
console.log([10, 9].sort().join(), JSON.stringify([1]), parseInt('12'), readFileSync(0).length);
