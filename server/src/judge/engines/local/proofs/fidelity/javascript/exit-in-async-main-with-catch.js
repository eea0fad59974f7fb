async function main() {
  console.log(require('fs').readFileSync(0).length);
  process.exit(0);
}
main().catch((error) => { console.error(error); process.exitCode = 3; });
