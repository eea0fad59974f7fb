async function* pieces(): AsyncGenerator<string, void> {
  for await (const piece of process.stdin) yield String(piece);
}
(async () => {
  let n = 0;
  for await (const piece of pieces()) n += piece.length;
  const all = await Promise.allSettled([Promise.resolve(n), Promise.reject(new Error('no'))]);
  console.log(all.map((one) => one.status).join(), n);
})();
