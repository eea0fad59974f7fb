'use strict';

class NewsFeed {
  constructor() {
    // Write your code here.
  }

  post(user, picture) {
    // The user posts the picture.
  }

  follow(user, other) {
    // From now on, the user follows the other one.
  }

  unfollow(user, other) {
    // From now on, the user does not follow the other one.
  }

  feed(user) {
    // Return the numbers of the ten newest posts of the user and of those followed, the newest first.
    return [];
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
