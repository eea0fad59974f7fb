'use strict';

// Wrong: forgets all requests of a user once the first of them is too old.
class RateLimiter {
  constructor(limit, seconds) {
    this.limit = limit;
    this.seconds = seconds;
    this.users = new Map();
  }

  allows(time, user) {
    let window = this.users.get(user);
    if (!window || time - window.start >= this.seconds) {
      window = { start: time, count: 0 };
      this.users.set(user, window);
    }
    if (window.count >= this.limit) return false;
    window.count++;
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
