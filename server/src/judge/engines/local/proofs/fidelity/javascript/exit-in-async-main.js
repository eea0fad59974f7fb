async function main() {
  let count = 0;
  for await (const line of require('readline').createInterface({ input: process.stdin })) count += line.length;
  console.log(count);
  process.exit(0);
}
main();
