import { readFileSync } from 'fs';
function dive(n: number): number {
  return dive(n + 1) + 1;
}
try {
  dive(0);
} catch (error) {
  console.log((error as Error).name, readFileSync(0).length);
}
dive(0);
