'use strict';

function spiral(matrix) {
  const walk = [];
  let top = 0;
  let bottom = matrix.length - 1;
  let left = 0;
  let right = matrix[0].length - 1;
  while (top <= bottom && left <= right) {
    for (let j = left; j <= right; j++) walk.push(matrix[top][j]);
    top++;
    for (let i = top; i <= bottom; i++) walk.push(matrix[i][right]);
    right--;
    if (top <= bottom) {
      for (let j = right; j >= left; j--) walk.push(matrix[bottom][j]);
      bottom--;
    }
    if (left <= right) {
      for (let i = bottom; i >= top; i--) walk.push(matrix[i][left]);
      left++;
    }
  }
  return walk;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [r] = lines[0].split(' ').map(Number);
const matrix = lines.slice(1, r + 1).map((line) => line.split(' ').map(Number));
console.log(spiral(matrix).join(' '));
