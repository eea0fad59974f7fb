import { readFileSync } from 'fs';
async function main(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 1));
  return JSON.parse(readFileSync(0, 'latin1').split('\n')[0]);
}
main().then(console.log).catch((error: Error) => {
  console.log(error.name);
  process.exit(1);
}).finally(() => console.log('finally'));
