const grid = Array.from({ length: 60 }, (_, r) => Array.from({ length: 60 }, (_, c) => r * c)); let sum = 0;
for (let r = 0; r < 5; r++) for (let c = 0; c < 5; c++) { sum += grid[r][c]; grid[r][c] = -1; }
const long = 'x'.repeat(1e6); const dp = new Array(100000).fill(0); dp[150] = 1; dp[99999] = 2; console.log(sum, long.length, dp.length);
