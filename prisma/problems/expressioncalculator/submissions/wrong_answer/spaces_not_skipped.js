'use strict';

// Wrong: stops at a space.
function evaluate(text) {
  let at = 0;

  function expression() {
    let value = term();
    while (text[at] === '+' || text[at] === '-') {
      if (text[at++] === '+') value += term();
      else value -= term();
    }
    return value;
  }

  function term() {
    let value = operand();
    while (text[at] === '*' || text[at] === '/') {
      if (text[at++] === '*') value *= operand();
      else value = Math.trunc(value / operand());
    }
    return value;
  }

  function operand() {
    if (text[at] === '-') {
      at++;
      return -operand();
    }
    if (text[at] === '(') {
      at++;
      const value = expression();
      at++; // The closing bracket.
      return value;
    }
    let value = 0;
    while (text[at] >= '0' && text[at] <= '9') value = 10 * value + Number(text[at++]);
    return value;
  }

  return expression();
}

const line = require('fs').readFileSync(0, 'utf8').split('\n')[0];
console.log(String(evaluate(line)));
