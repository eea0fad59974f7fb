export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function encode(word: string): string {
  let code = '';
  let length = 0;
  for (let i = 0; i < word.length; i++) {
    length++;
    if (word[i] !== word[i + 1]) {
      code += word[i] + length;
      length = 0;
    }
  }
  return code;
}

const [word] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(encode(word));
