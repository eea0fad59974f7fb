process.stdout.cork();
process.stdout.write(Buffer.from([0, 1, 254, 255]));
process.stdout.write(new Uint8Array([10]));
process.stdout.write('caf\u00e9 \ud83d\ude42 \ud800\n');
process.nextTick(() => process.stdout.uncork());
process.stdout.write('latin \u00e9\n', 'latin1');
