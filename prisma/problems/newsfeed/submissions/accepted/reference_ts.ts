export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

type Post = { time: number; picture: number };
type Front = { posts: Post[]; at: number };

class NewsFeed {
  /** So many posts there are: the time. */
  private written = 0;
  /** The posts of each user, the newest last. */
  private posts = new Map<number, Post[]>();
  private followed = new Map<number, Set<number>>();

  post(user: number, picture: number): void {
    const posts = this.posts.get(user) || [];
    posts.push({ time: this.written++, picture });
    this.posts.set(user, posts);
  }

  follow(user: number, other: number): void {
    const followed = this.followed.get(user) || new Set<number>();
    this.followed.set(user, followed.add(other));
  }

  unfollow(user: number, other: number): void {
    const followed = this.followed.get(user);
    if (followed) followed.delete(other);
  }

  feed(user: number): number[] {
    const fronts = new Heap(); // Of each list the newest post that was not delivered yet.
    const authors = new Set<number>([user]);
    const followed = this.followed.get(user);
    if (followed) followed.forEach((other) => authors.add(other));
    authors.forEach((author) => {
      const posts = this.posts.get(author);
      if (posts) fronts.push({ posts, at: posts.length - 1 });
    });
    const newest: number[] = [];
    while (newest.length < 10) {
      const front = fronts.pop();
      if (!front) break;
      const { posts, at } = front;
      newest.push(posts[at].picture);
      if (at > 0) fronts.push({ posts, at: at - 1 });
    }
    return newest;
  }
}

const timeOf = ({ posts, at }: Front): number => posts[at].time;

/** The front with the newest post is on top. */
class Heap {
  private items: Front[] = [];

  push(front: Front): void {
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

  pop(): Front | undefined {
    const { items } = this;
    const top = items[0];
    const last = items.pop();
    if (last === undefined || items.length === 0) return last;
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
const out: string[] = [];
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
