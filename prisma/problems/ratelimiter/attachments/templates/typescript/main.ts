export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

class RateLimiter {
  constructor(limit: number, seconds: number) {
    // Write your code here.
  }

  allows(time: number, user: string): boolean {
    // Return true if this request is allowed, false if it is denied.
    return false;
  }
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [limit, seconds, q] = lines[0].split(' ').map(Number);
const limiter = new RateLimiter(limit, seconds);
const out: string[] = [];
for (const line of lines.slice(1, q + 1)) {
  const [time, user] = line.split(' ');
  out.push(limiter.allows(Number(time), user) ? 'allow' : 'deny');
}
console.log(out.join('\n'));
