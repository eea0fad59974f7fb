export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function evaluate(text: string): number {
  const tokens = text.match(/[0-9]+|[-+*/()]/g) as string[];
  let at = 0;

  function expression(): number {
    let value = term();
    while (tokens[at] === '+' || tokens[at] === '-') {
      if (tokens[at++] === '+') value += term();
      else value -= term();
    }
    return value;
  }

  function term(): number {
    let value = operand();
    while (tokens[at] === '*' || tokens[at] === '/') {
      if (tokens[at++] === '*') value *= operand();
      else value = Math.trunc(value / operand());
    }
    return value;
  }

  function operand(): number {
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
