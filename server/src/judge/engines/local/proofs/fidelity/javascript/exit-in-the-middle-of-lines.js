require('readline').createInterface({ input: process.stdin })
  .on('line', (line) => { console.log(line); if (line.length > 2) process.exit(0); });
