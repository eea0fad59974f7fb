import { readFileSync } from 'fs';
declare global {
  interface Array<T> {
    last(): T | undefined;
  }
}
console.log('last' in Array.prototype);
Array.prototype.last = function <T>(this: T[]): T | undefined {
  return this[this.length - 1];
};
console.log(readFileSync(0, 'latin1').trim().split(' ').last());
