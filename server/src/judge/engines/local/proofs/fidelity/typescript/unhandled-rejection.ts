import { readFileSync } from 'fs';
async function main(): Promise<void> {
  const n = readFileSync(0).length;
  if (n < 5) throw new Error(`rejected ${n}`);
  console.log('fine');
}
main();
