'use strict';

// Too slow: gathers all posts of those followed and sorts them, for each feed.
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
    const gathered = [];
    for (const author of new Set(this.followed.get(user)).add(user)) {
      for (const post of this.posts.get(author) || []) gathered.push(post);
    }
    gathered.sort((a, b) => b.time - a.time);
    return gathered.slice(0, 10).map((post) => post.picture);
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
