'use strict';

class NewsFeed {
  constructor() {
    this.written = 0; // So many posts there are: the time.
    this.posts = new Map(); // The posts of each user, the newest last.
    this.followed = new Map();
  }

  post(user, picture) {
    if (!this.posts.has(user)) this.posts.set(user, []);
    this.posts.get(user).push({ time: this.written++, picture });
  }

  follow(user, other) {
    if (!this.followed.has(user)) this.followed.set(user, new Set());
    this.followed.get(user).add(other);
  }

  unfollow(user, other) {
    if (this.followed.has(user)) this.followed.get(user).delete(other);
  }

  feed(user) {
    const fronts = new Heap(); // Of each list the newest post that was not delivered yet.
    for (const author of new Set(this.followed.get(user)).add(user)) {
      const posts = this.posts.get(author);
      if (posts) fronts.push({ posts, at: posts.length - 1 });
    }
    const newest = [];
    while (fronts.items.length > 0 && newest.length < 10) {
      const { posts, at } = fronts.pop();
      newest.push(posts[at].picture);
      if (at > 0) fronts.push({ posts, at: at - 1 });
    }
    return newest;
  }
}

const timeOf = ({ posts, at }) => posts[at].time;

// The front with the newest post is on top.
class Heap {
  constructor() {
    this.items = [];
  }

  push(front) {
    const { items } = this;
    let at = items.push(front) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (timeOf(items[above]) > timeOf(front)) break;
      items[at] = items[above];
      at = above;
    }
    items[at] = front;
  }

  pop() {
    const { items } = this;
    const top = items[0];
    const last = items.pop();
    if (items.length === 0) return top;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below + 1 < items.length && timeOf(items[below + 1]) > timeOf(items[below])) below++;
      if (below >= items.length || timeOf(items[below]) < timeOf(last)) break;
      items[at] = items[below];
      at = below;
    }
    items[at] = last;
    return top;
  }
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const q = Number(lines[0]);
const network = new NewsFeed();
const out = [];
for (const line of lines.slice(1, q + 1)) {
  const [name, ...words] = line.split(' ');
  const [user, other] = words.map(Number);
  if (name === 'post') {
    network.post(user, other);
  } else if (name === 'follow') {
    network.follow(user, other);
  } else if (name === 'unfollow') {
    network.unfollow(user, other);
  } else {
    const posts = network.feed(user);
    out.push([posts.length, ...posts].join(' '));
  }
}
console.log(out.join('\n'));
