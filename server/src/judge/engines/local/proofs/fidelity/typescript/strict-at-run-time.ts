import { readFileSync } from 'fs';
try {
  (undefined as any).x = 1;
} catch (error) {
  console.log((error as Error).message);
}
try {
  Array.prototype.push.call(Object.freeze([1]), 2);
} catch (error) {
  console.log(error instanceof TypeError, readFileSync(0).length);
}
