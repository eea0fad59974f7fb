'use strict';

// Too slow: goes through all allowed requests of the user.
class RateLimiter {
  constructor(limit, seconds) {
    this.limit = limit;
    this.seconds = seconds;
    this.log = new Map();
  }

  allows(time, user) {
    if (!this.log.has(user)) this.log.set(user, []);
    const log = this.log.get(user);
    let count = 0;
    for (const one of log) if (one > time - this.seconds) count++;
    if (count >= this.limit) return false;
    log.push(time);
    return true;
  }
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [limit, seconds, q] = lines[0].split(' ').map(Number);
const limiter = new RateLimiter(limit, seconds);
const out = [];
for (const line of lines.slice(1, q + 1)) {
  const [time, user] = line.split(' ');
  out.push(limiter.allows(Number(time), user) ? 'allow' : 'deny');
}
console.log(out.join('\n'));
