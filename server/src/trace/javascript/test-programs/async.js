const wait = (ms) => new Promise((r) => setTimeout(r, ms));
async function work(n) { const a = await n; await wait(1); if (a > 2) throw new RangeError('too big'); return a * 2; }
async function* numbers() { try { yield 1; yield 2; const x = yield 3; console.log('x', x); } finally { console.log('closed'); } }
class Queue { #items = []; async push(x) { this.#items.push(x); await null; return this.#items.length; } *[Symbol.iterator]() { yield* this.#items; } }
(async () => {
  console.log(await Promise.all([work(1), work(2)]));
  try { await work(3); } catch (e) { console.log(e.name, e.message); }
  for await (const n of numbers()) { if (n === 2) break; console.log(n); }
  const q = new Queue(); await q.push(5); await q.push(6); console.log([...q]);
  const results = await Promise.allSettled([work(9), work(0)]);
  console.log(results.map((r) => r.status).join());
})();
process.nextTick(() => console.log('tick'));
queueMicrotask(() => console.log('micro'));
process.on('exit', (code) => console.log('exit', code));
