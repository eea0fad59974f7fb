'use strict';

const RANKS = { '(': 0, '+': 1, '-': 1, '*': 2, '/': 2, sign: 3 };

function evaluate(text) {
  const values = [];
  const waiting = [];

  function apply() {
    const operator = waiting.pop();
    const right = values.pop();
    if (operator === 'sign') {
      values.push(-right);
      return;
    }
    const left = values.pop();
    if (operator === '+') values.push(left + right);
    else if (operator === '-') values.push(left - right);
    else if (operator === '*') values.push(left * right);
    else values.push(Math.trunc(left / right));
  }

  const rank = () => (waiting.length > 0 ? RANKS[waiting[waiting.length - 1]] : 0);
  let isOperandDue = true;
  for (const token of text.match(/[0-9]+|[-+*/()]/g)) {
    if (token === '(') {
      waiting.push(token);
    } else if (token === ')') {
      while (rank() > 0) apply();
      waiting.pop();
    } else if (!(token in RANKS)) {
      values.push(Number(token));
    } else if (isOperandDue) {
      waiting.push('sign');
    } else {
      while (rank() >= RANKS[token]) apply();
      waiting.push(token);
    }
    isOperandDue = token in RANKS;
  }
  while (waiting.length > 0) apply();
  return values[0];
}

const line = require('fs').readFileSync(0, 'utf8').split('\n')[0];
console.log(String(evaluate(line)));
