import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { listen } from './listen.ts';

/** Opens connections at once and prints how many are open when nothing more happens. */
const CLIENT = `
const { connect } = require('node:net');
const [port, count] = process.argv.slice(1).map(Number);
let open = 0;
const end = () => { console.log(open); process.exit(); };
let quiet = setTimeout(end, 900);
for (let n = 0; n < count; n += 1) {
  connect(port, '127.0.0.1', () => {
    open += 1;
    clearTimeout(quiet);
    quiet = setTimeout(end, open === count ? 0 : 900);
  });
}
`;

const SOMAXCONN = Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8'));

test.skipIf(SOMAXCONN < 1_000)('a crowd finds the door open while the server is busy', async () => {
  const server = createServer();
  await listen(server, 0, '127.0.0.1');
  try {
    const { port } = server.address() as AddressInfo;
    // This process does nothing else meanwhile: it accepts nobody.
    const { stdout } = spawnSync(process.execPath, ['-e', CLIENT, String(port), '1000'], {
      encoding: 'utf8',
      timeout: 20_000,
    });
    expect(Number(stdout)).toBe(1_000);
  } finally {
    server.close();
  }
});
