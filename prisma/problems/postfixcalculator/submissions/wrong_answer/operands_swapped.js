'use strict';

// Wrong: takes the top of the stack for the left operand; a division by zero then gives 0.
function evaluate(tokens) {
  const stack = [];
  for (const token of tokens) {
    if (!['+', '-', '*', '/'].includes(token)) {
      stack.push(Number(token));
      continue;
    }
    const first = stack.pop();
    const right = stack.pop();
    const left = first;
    if (token === '+') stack.push(left + right);
    else if (token === '-') stack.push(left - right);
    else if (token === '*') stack.push(left * right);
    else stack.push(right === 0 ? 0 : Math.trunc(left / right));
  }
  return stack[0];
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(String(evaluate(lines[1].split(' '))));
