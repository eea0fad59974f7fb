import * as readline from 'readline';
class Lines {
  private readonly waiting: ((line: string | undefined) => void)[] = [];
  private readonly kept: string[] = [];
  private ended = false;
  constructor() {
    const rl = readline.createInterface({ input: process.stdin });
    rl.on('line', (line) => {
      const next = this.waiting.shift();
      if (next) next(line);
      else this.kept.push(line);
    });
    rl.on('close', () => {
      this.ended = true;
      for (const next of this.waiting) next(undefined);
    });
  }
  next(): Promise<string | undefined> {
    if (this.kept.length > 0 || this.ended) return Promise.resolve(this.kept.shift());
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
const input = new Lines();
input.next().then(async (first) => console.log(first?.trim(), (await input.next())?.length));
