export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

class RateLimiter {
  /** For each user the times of the allowed requests, and how many of them are too old. */
  private users = new Map<string, { times: number[]; old: number }>();

  constructor(private limit: number, private seconds: number) {}

  allows(time: number, user: string): boolean {
    const queue = this.users.get(user) || { times: [], old: 0 };
    this.users.set(user, queue);
    while (queue.old < queue.times.length && queue.times[queue.old] <= time - this.seconds) {
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
const out: string[] = [];
for (const line of lines.slice(1, q + 1)) {
  const [time, user] = line.split(' ');
  out.push(limiter.allows(Number(time), user) ? 'allow' : 'deny');
}
console.log(out.join('\n'));
