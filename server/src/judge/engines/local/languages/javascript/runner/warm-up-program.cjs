'use strict';
// What most programs begin and end with. Loaded a few times before there is one: what reads, compiles
// and starts it is then compiled itself.
const { readFileSync } = require('fs');

const lines = readFileSync(0, 'utf8').split('\n');
// eslint-disable-next-line no-console -- as a program does it
console.log(lines.map(Number).join(' '));
