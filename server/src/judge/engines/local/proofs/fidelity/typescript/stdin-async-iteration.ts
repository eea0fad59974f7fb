async function main(): Promise<void> {
  const pieces: Buffer[] = [];
  for await (const piece of process.stdin) pieces.push(piece as Buffer);
  console.log(Buffer.concat(pieces).length);
}
void main();
