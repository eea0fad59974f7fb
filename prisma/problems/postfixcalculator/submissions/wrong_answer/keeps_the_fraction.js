'use strict';

// Wrong: does not cut the fraction off.
function evaluate(tokens) {
  const stack = [];
  for (const token of tokens) {
    if (!['+', '-', '*', '/'].includes(token)) {
      stack.push(Number(token));
      continue;
    }
    const right = stack.pop();
    const left = stack.pop();
    if (token === '+') stack.push(left + right);
    else if (token === '-') stack.push(left - right);
    else if (token === '*') stack.push(left * right);
    else stack.push(left / right);
  }
  return stack[0];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(String(evaluate(lines[1].split(' '))));
