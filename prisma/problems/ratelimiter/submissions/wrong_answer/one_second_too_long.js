'use strict';

// Wrong: a request that is exactly W seconds old still counts.
class RateLimiter {
  constructor(limit, seconds) {
    this.limit = limit;
    this.seconds = seconds;
    // For each user the times of the allowed requests, and how many of them are too old.
    this.users = new Map();
  }

  allows(time, user) {
    if (!this.users.has(user)) this.users.set(user, { times: [], old: 0 });
    const queue = this.users.get(user);
    while (queue.old < queue.times.length && queue.times[queue.old] < time - this.seconds) {
      queue.old++;
    }
    if (queue.times.length - queue.old >= this.limit) return false;
    queue.times.push(time);
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
