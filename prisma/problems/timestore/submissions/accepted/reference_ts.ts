export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

class TimeStore {
  // For each key its times, which rise, and its values in the same order.
  private readonly histories = new Map<string, { times: number[]; values: number[] }>();

  set(key: string, time: number, value: number): void {
    const history = this.histories.get(key);
    if (history === undefined) {
      this.histories.set(key, { times: [time], values: [value] });
    } else {
      history.times.push(time);
      history.values.push(value);
    }
  }

  get(key: string, time: number): number | null {
    const history = this.histories.get(key);
    if (history === undefined) return null;
    let low = 0;
    let high = history.times.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (history.times[middle] <= time) low = middle + 1;
      else high = middle;
    }
    return low === 0 ? null : history.values[low - 1];
  }
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const q = Number(lines[0]);
const store = new TimeStore();
const out: string[] = [];
for (const line of lines.slice(1, q + 1)) {
  const [name, key, time, value] = line.split(' ');
  if (name === 'set') {
    store.set(key, Number(time), Number(value));
  } else {
    const found = store.get(key, Number(time));
    out.push(found === null ? 'NONE' : String(found));
  }
}
console.log(out.join('\n'));
