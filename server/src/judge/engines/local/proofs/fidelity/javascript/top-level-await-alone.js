const text = await new Promise((resolve) => {
  let all = '';
  process.stdin.on('data', (d) => (all += d)).on('end', () => resolve(all));
});
console.log(text.length);
