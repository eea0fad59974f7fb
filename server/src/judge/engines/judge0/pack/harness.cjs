// @ts-nocheck: sent as it stands.
// The program that Judge0 runs in place of the candidate's: runs that one on several inputs, each in
// a process of its own, and writes a line of each. Node.js 12. What goes in and out: pack.ts.
const { createHash } = require('crypto');
const { spawn } = require('child_process');
const fs = require('fs');
const path = require('path');

const startedAt = Date.now();
const KEY = '@KEY@';
const TAG = '@TAG@';
const PLACE = process.cwd();
const WRITABLE = [PLACE, '/tmp', '/dev/shm'];
const STDERR_KEPT_BYTES = 64 << 10;
/** Of a clock of /proc. */
const TICK_MS = 10;

// Nobody after us may read the key. "run" is what the shell above us is reading.
for (const name of fs.readdirSync(PLACE)) if (name !== 'run') fs.unlinkSync(path.join(PLACE, name));

function unseal(bytes) {
  for (let at = 0; at < bytes.length; at += 64) {
    const stream = createHash('sha512')
      .update(KEY + at)
      .digest();
    for (let k = 0; k < 64 && at + k < bytes.length; k += 1) bytes[at + k] ^= stream[k];
  }
  return bytes;
}

const payload = unseal(fs.readFileSync(0));
const end = payload.indexOf(10);
const [outputBytes, cpuMs, wallMs, budgetMs, patienceMs, roomBytes, ...sizes] = payload
  .toString('latin1', 0, end)
  .split(' ')
  .map(Number);
let from = end + 1;
const [flags, , source, ...inputs] = sizes.map((size) => payload.subarray(from, (from += size)));
const argv = [...flags.toString().split('\n').filter(Boolean), 'main.js'];
const env = {};
for (const name of ['PATH', 'HOME', 'LANG']) if (process.env[name]) env[name] = process.env[name];

let written = 0;
/** False when there is no room for it: files are cut at a size. */
function say(...words) {
  const line = Buffer.from([TAG, ...words].join(' ') + '\n');
  if (written + line.length > roomBytes) return false;
  for (let at = 0; at < line.length;) at += fs.writeSync(1, line, at);
  written += line.length;
  return true;
}

/** CPU times in ms: of a process, and of its children that have ended. */
function clocks(pid) {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'latin1');
  const [user, system, childUser, childSystem] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
    .map((ticks) => Number(ticks) * TICK_MS);
  return { own: user + system, children: childUser + childSystem };
}

const processes = () => fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
const known = new Set(processes());

/** Ends what the program left running. */
function endOthers() {
  const others = () => processes().filter((pid) => !known.has(pid) && !isDead(pid));
  for (let round = 0; round < 1000; round += 1) {
    const left = others();
    if (left.length === 0) return;
    for (const pid of left) {
      try {
        process.kill(Number(pid), 'SIGKILL');
      } catch (error) {
        if (error.code !== 'ESRCH') throw error;
      }
    }
  }
  throw new Error('processes that cannot be ended');
}

function isDead(pid) {
  try {
    return /^State:\s*[ZX]/m.test(fs.readFileSync(`/proc/${pid}/status`, 'latin1'));
  } catch {
    return true;
  }
}

function entries(folder) {
  try {
    return fs.readdirSync(folder);
  } catch {
    return [];
  }
}

const atStart = WRITABLE.map((folder) => new Set(entries(folder)));

/** Removes what was not there at the start. */
function sweep() {
  WRITABLE.forEach((folder, place) => {
    for (const name of entries(folder)) {
      if (!atStart[place].has(name)) remove(path.join(folder, name));
    }
  });
}

function remove(at) {
  if (!fs.lstatSync(at).isDirectory()) return fs.unlinkSync(at);
  fs.chmodSync(at, 0o700);
  for (const name of fs.readdirSync(at)) remove(path.join(at, name));
  fs.rmdirSync(at);
}

/** An open file without a name. */
function nameless(content, flags) {
  const at = path.join(PLACE, 'stream');
  fs.writeFileSync(at, content);
  const fd = fs.openSync(at, flags);
  fs.unlinkSync(at);
  return fd;
}

function read(fd, mostBytes) {
  const bytes = Buffer.alloc(Math.min(fs.fstatSync(fd).size, mostBytes));
  fs.readSync(fd, bytes, 0, bytes.length, 0);
  return bytes.toString('base64') || '-';
}

/** What a process has used so far; nothing when it is gone. */
function usage(pid) {
  try {
    const { own, children } = clocks(pid);
    const found = /^VmHWM:\s*(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'latin1'));
    return { cpu: own + children, peakKb: found ? Number(found[1]) : 0 };
  } catch {
    return { cpu: 0, peakKb: 0 };
  }
}

function run(index) {
  sweep();
  const folder = path.join(PLACE, 'test');
  fs.mkdirSync(folder);
  fs.writeFileSync(path.join(folder, 'main.js'), source);
  const files = [nameless(inputs[index], 'r'), nameless('', 'a+'), nameless('', 'a+')];
  const before = clocks('self');
  const started = Date.now();
  let memoryKb = 0;
  const child = spawn(process.execPath, argv, { cwd: folder, env, stdio: files, detached: true });
  const isTooMuch = () => files.slice(1).some((fd) => fs.fstatSync(fd).size > outputBytes);
  let pauseMs = 5;
  let timer;
  const watch = () => {
    const { cpu, peakKb } = usage(child.pid);
    memoryKb = Math.max(memoryKb, peakKb);
    if (isTooMuch() || cpu > cpuMs || Date.now() - started > wallMs) child.kill('SIGKILL');
    pauseMs = Math.min(pauseMs * 1.5, 25);
    timer = setTimeout(watch, pauseMs);
  };
  watch();
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      clearTimeout(timer);
      const elapsedMs = Date.now() - started;
      endOthers();
      const texts = [read(files[1], outputBytes), read(files[2], STDERR_KEPT_BYTES)];
      const usedMs = clocks('self').children - before.children;
      const figures = [usedMs, elapsedMs, memoryKb, isTooMuch() ? 1 : 0];
      files.forEach((fd) => fs.closeSync(fd));
      const how = [code === null ? '-' : code, signal === null ? '-' : signal];
      resolve(say('ran', index, ...how, ...figures, ...texts));
    });
  });
}

async function main() {
  say('compiled', 1, clocks('self').own, '-');
  for (let index = 0; index < inputs.length; index += 1) {
    const { own, children } = clocks('self');
    const elapsedMs = Date.now() - startedAt;
    if (index > 0 && (own + children > budgetMs || elapsedMs > patienceMs)) break;
    if (!(await run(index))) break;
  }
  sweep();
  say('end');
}

main().catch((error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
