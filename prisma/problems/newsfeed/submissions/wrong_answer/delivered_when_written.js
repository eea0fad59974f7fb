'use strict';

// Wrong: a post goes to the followers it has at that time, whoever follows later or no longer does.
class NewsFeed {
  constructor() {
    this.feeds = new Map(); // The newest last.
    this.followers = new Map();
  }

  post(user, picture) {
    for (const reader of new Set(this.followers.get(user)).add(user)) {
      if (!this.feeds.has(reader)) this.feeds.set(reader, []);
      this.feeds.get(reader).push(picture);
    }
  }

  follow(user, other) {
    if (!this.followers.has(other)) this.followers.set(other, new Set());
    this.followers.get(other).add(user);
  }

  unfollow(user, other) {
    if (this.followers.has(other)) this.followers.get(other).delete(user);
  }

  feed(user) {
    return (this.feeds.get(user) || []).slice(-10).reverse();
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
