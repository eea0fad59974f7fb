import { readFileSync } from 'fs';
console.log((this as unknown) === undefined || (this as unknown) === exports, exports.__esModule);
console.log((function (this: unknown) { return this === undefined; })(), readFileSync(0).length);
