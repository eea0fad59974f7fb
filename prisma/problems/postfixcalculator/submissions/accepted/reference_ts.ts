export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function evaluate(tokens: string[]): number {
  const stack: number[] = [];
  for (const token of tokens) {
    if (!['+', '-', '*', '/'].includes(token)) {
      stack.push(Number(token));
      continue;
    }
    const right = stack.pop() as number;
    const left = stack.pop() as number;
    if (token === '+') stack.push(left + right);
    else if (token === '-') stack.push(left - right);
    else if (token === '*') stack.push(left * right);
    else stack.push(Math.trunc(left / right));
  }
  return stack[0];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(String(evaluate(lines[1].split(' '))));
