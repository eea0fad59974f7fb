const globalThis = 1, process = 2, Function = 3, JSON = 4, stepwise_compiled = 5;
stepwise_compiled: { if (process) break stepwise_compiled; }
const eval2 = [globalThis, Function, JSON], require2 = stepwise_compiled;
class Object2 { constructor(readonly x: number) {} }
let kept = new Object2(eval2.length);
kept = new Object2(kept.x + require2);
console.log(kept.x, process, eval2.join());
export {};
