import { readFileSync } from 'fs';
const log: PropertyKey[] = [];
const spy = new Proxy({ n: readFileSync(0).length } as Record<string, number>, {
  get(target, key, receiver) {
    log.push(key);
    return Reflect.get(target, key, receiver);
  },
});
console.log(spy.n + (spy.missing ?? 1), log.join());
