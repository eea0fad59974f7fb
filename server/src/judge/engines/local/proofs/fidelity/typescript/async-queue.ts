import { readFileSync } from 'fs';
class Queue {
  private last: Promise<void> = Promise.resolve();
  add(task: () => Promise<void>): void {
    this.last = this.last.then(task);
  }
}
const queue = new Queue();
for (let i = 0; i < 4; i++) queue.add(async () => {
  await null;
  console.log('task', i);
});
queue.add(async () => console.log(readFileSync(0).length));
