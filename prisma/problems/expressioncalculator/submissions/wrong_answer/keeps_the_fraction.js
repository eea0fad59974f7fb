'use strict';

// Wrong: does not cut the fraction off.
function evaluate(text) {
  const tokens = text.match(/[0-9]+|[-+*/()]/g);
  let at = 0;

  function expression() {
    let value = term();
    while (tokens[at] === '+' || tokens[at] === '-') {
      if (tokens[at++] === '+') value += term();
      else value -= term();
    }
    return value;
  }

  function term() {
    let value = operand();
    while (tokens[at] === '*' || tokens[at] === '/') {
      if (tokens[at++] === '*') value *= operand();
      else value /= operand();
    }
    return value;
  }

  function operand() {
    const token = tokens[at++];
    if (token === '-') return -operand();
    if (token !== '(') return Number(token);
    const value = expression();
    at++; // The closing bracket.
    return value;
  }

  return expression();
}

const line = require('fs').readFileSync(0, 'utf8').split('\n')[0];
console.log(String(evaluate(line)));
