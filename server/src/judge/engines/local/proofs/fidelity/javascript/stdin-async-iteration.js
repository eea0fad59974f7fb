(async () => {
  const pieces = [];
  for await (const piece of process.stdin) pieces.push(piece);
  const all = Buffer.concat(pieces);
  console.log(all.length, all.toString('hex').slice(0, 40));
})();
