export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function placeQueens(n: number): number[][] {
  const ways: number[][] = [];
  const way: number[] = [];
  // The marks of a column and of the two diagonals through a cell.
  const columns = new Set<number>();
  const falling = new Set<number>();
  const rising = new Set<number>();
  const placeIn = (row: number): void => {
    if (row === n) {
      ways.push(way.slice());
      return;
    }
    for (let column = 0; column < n; column++) {
      if (columns.has(column) || falling.has(row - column) || rising.has(row + column)) continue;
      columns.add(column);
      falling.add(row - column);
      rising.add(row + column);
      way.push(column);
      placeIn(row + 1);
      way.pop();
      columns.delete(column);
      falling.delete(row - column);
      rising.delete(row + column);
    }
  };
  placeIn(0);
  return ways;
}

const n = Number(require('fs').readFileSync(0, 'utf8'));
const ways = placeQueens(n);
console.log([ways.length, ...ways.slice(0, 1).map((way) => way.join(' '))].join('\n'));
