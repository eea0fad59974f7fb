'use strict';
// Loaded before the program, which may not be there yet: lets one process run it for one test after
// another. supervisor/shared.py is the other side of the two pipes.
const fs = require('fs');
/** @type {any} its loader is no public part of it */
const Module = require('module');
const { compileFunction } = require('vm');
const { EventEmitter } = require('events');
const { join } = require('path');
const { isMainThread } = require('worker_threads');
const { intrinsics, iteratorPrototype, prototypes } = require('./intrinsics.cjs');
const { exitReally, hasLeft, pretendToExit } = require('./leave.cjs');
const { areAsBefore, snapshotOf } = require('./snapshot.cjs');

const TURN_FD = 3;
const DONE_FD = 4;
const [OVER, READY] = ['d', 'r'];
/** Begins the line of a turn after which the process ends as it would without us. */
const LAST = 'l'.charCodeAt(0);

// A program may replace any of these.
const { readSync, writeSync, fstatSync } = fs;
/** @type {any} public, and its constructor is not */
const ReadStream = fs.ReadStream;
const { getOwnPropertyDescriptor, defineProperty } = Reflect;
const { keys } = Object;
const toText = String;
const soon = setImmediate;
const { kill } = process;
const cache = Module._cache;
const load = Module._load;
const isPublic = new Set(Module.builtinModules);
// Watched anyway, and what they give out changes by being used.
for (const name of ['module', 'process']) isPublic.delete(name);
const main = String(process.argv[1]);
const warmUpProgram = join(__dirname, 'warm-up-program.cjs');
const nothingFound = /(?:)/;
const WARM_UPS = 6;
/** After as many the look is as fast as it gets. */
const FIRST_LOOKS = 12;
/** Longer than what names the program, which is known from the command line here. */
const line = Buffer.alloc(4096);

/**
 * As Node.js makes it of a file, but anew for each test.
 * @type {any}
 */
let stdin = null;
const plainStdin = /** @type {PropertyDescriptor} */ (getOwnPropertyDescriptor(process, 'stdin'));
function openStdin() {
  stdin = new ReadStream(null, { fd: 0, autoClose: false });
  stdin.fd = 0;
  return stdin;
}
if (isMainThread) {
  pretendToExit(() => stdin);
  defineProperty(process, 'stdin', {
    configurable: true,
    enumerable: true,
    get: () => stdin ?? openStdin(),
  });
}

/** What the end of a process goes through, and what is asked here before it is known to be as it was. */
const endings = [
  ...[
    process,
    process.constructor.prototype,
    EventEmitter.prototype,
    process.stdout,
    process.stderr,
  ],
  ...[Object.prototype, Function.prototype, Array.prototype, iteratorPrototype, JSON],
  ...[String.prototype, Set.prototype, Map.prototype],
];
const watched = [
  ...endings,
  ...[globalThis, Math, JSON, Reflect, Intl, Atomics, console, Module, Module.prototype],
  ...[Module.globalPaths, process.release, process.versions],
  ...[...intrinsics, ...prototypes].filter(Boolean),
];

/** What each watched object is, to be compared with what a test has left of it. */
const before = watched.map(snapshotOf);
const ofTheEnd = before.slice(0, endings.length);
let atStart = '';
/** Modules of Node.js of whose objects there are snapshots. */
const known = new Set();
const watchedOnce = new Set(watched);
/** Snapshots of what a program meets only when it loads the module, by its name. */
const unmet = new Map();
const globals = new Set(Reflect.ownKeys(globalThis));
/** Modules whose objects are to be met without that: the standard streams are made of them. */
const isMetByAll = new Set(['events', 'stream']);

/** Loaded, and not watched yet. */
function findUnknown() {
  /** @type {string[]} */
  const loaded = /** @type {any} */ (process).moduleLoadList;
  return loaded
    .map((line) => line.slice(line.indexOf(' ') + 1))
    .filter((name) => isPublic.has(name) && !known.has(name));
}

/** What these modules give out: functions, their prototypes, tables. */
function watchModules() {
  for (const name of findUnknown()) {
    known.add(name);
    const given = load.call(Module, name, null, false);
    const snapshots = [];
    for (const [key, part] of [['', given], ...Object.entries(given)]) {
      if (!part || (typeof part !== 'object' && typeof part !== 'function')) continue;
      const both = [part, part.prototype].filter(Boolean).map(snapshotOf);
      // That of stdin, too.
      if (isMetByAll.has(name) || globals.has(key) || part === ReadStream) watch(both);
      else snapshots.push(...both);
    }
    unmet.set(name, snapshots);
  }
}

/** @param {import('./snapshot.cjs').Snapshot[]} snapshots */
function watch(snapshots) {
  for (const snapshot of snapshots) {
    if (watchedOnce.has(snapshot.object)) continue;
    watchedOnce.add(snapshot.object);
    before.push(snapshot);
  }
}

/** @param {string} name of a module that the program has, or may have without our being told */
function meet(name) {
  watch(unmet.get(name) ?? []);
  unmet.delete(name);
}

/** What can be told of the process in one text. */
function surroundings() {
  const listeners = process.eventNames().map((name) => [toText(name), process.listenerCount(name)]);
  const streams = [process.stdout, process.stderr].map((stream) => [
    stream.writable,
    stream.eventNames().length,
    fstatSync(stream.fd).ino,
  ]);
  return JSON.stringify([
    ...[process.cwd(), process.title, process.argv, process.execArgv, process.env, listeners],
    ...[streams, fstatSync(0).ino, Error.stackTraceLimit, typeof Error.prepareStackTrace],
    process.hasUncaughtExceptionCaptureCallback(),
  ]);
}

/**
 * What lives on and is no property: timers that nobody waits for, threads, the manners of streams and of
 * the process, what the loader is told.
 */
const APART =
  /unref|cork|umask|riority|diagnostics_channel|async_hooks|worker_threads|setDefault|setFlags|process\.report|console\.(?:count|time)|globalAgent|inspect\b|defaultMaxListeners|_load|_pathCache|extensions|openSync|beforeExit|performance|reallyExit|_exiting/;

/** Names by which modules of Node.js are had without their loader. */
const ASIDE = /\bimport\b|getBuiltinModule|binding/;

/** A module of the other kind runs once in a process, however often it is loaded. */
function mayRunAgain() {
  try {
    const names = ['exports', 'require', 'module', '__filename', '__dirname'];
    const text = fs.readFileSync(main, 'utf8');
    compileFunction(text, names);
    if (ASIDE.test(text)) for (const name of [...unmet.keys()]) meet(name);
    return !APART.test(text);
  } catch {
    return false;
  } finally {
    nothingFound.test('');
  }
}

/** Whether nothing would be said or decided by the end of the process that is not by now. */
function endsQuietly() {
  if (!areAsBefore(ofTheEnd) || process.exitCode !== undefined) return false;
  return process.getActiveResourcesInfo().length === 0 && surroundings() === atStart;
}

/** @param {boolean} isUnfinished whether its main module may not have come to its end */
function hasLeftNothing(isUnfinished) {
  const loaded = keys(cache);
  if (loaded.length !== 1 || loaded[0] !== main) {
    if (!isUnfinished || loaded.length > 0) return false;
  }
  return findUnknown().length === 0 && areAsBefore(before);
}

/** True for a turn that is the only one. */
function waitForTurn() {
  // So that RegExp.$1 and the like tell of nothing.
  nothingFound.test('');
  writeSync(DONE_FD, READY);
  if (readSync(TURN_FD, line, 0, line.length, null) < 1) end();
  return line[0] === LAST;
}

/** At once: nothing of the program is asked. */
function end() {
  kill.call(process, process.pid, 'SIGKILL');
}

function lookAfterTest() {
  const isUnfinished = hasLeft();
  let isQuiet = false;
  try {
    isQuiet = endsQuietly();
  } catch {
    // Whatever the program did to what this asks: it is not quiet.
  }
  // Then the process ends as it would have without us.
  if (!isQuiet) {
    if (isUnfinished) end();
    return;
  }
  writeSync(DONE_FD, OVER);
  // Until it is measured what the test has used.
  if (readSync(TURN_FD, line, 0, 1, null) < 1) end();
  let isClean = false;
  try {
    isClean = hasLeftNothing(isUnfinished);
  } catch {
    // As above.
  }
  if (!isClean) end();
  delete cache[main];
  stdin = null;
  waitForTurn();
  soon(() => load.call(Module, main, null, true));
}

/** @param {unknown[]} request */
function loadAndWatch(...request) {
  const loaded = load.apply(Module, request);
  watchModules();
  const name = toText(request[0]);
  // No regular expression: what the last one has found is the program's to ask for.
  meet(name.startsWith('node:') ? name.slice('node:'.length) : name);
  return loaded;
}

/** Takes back what we have put in the place of anything. */
function stepAside() {
  process.removeListener('beforeExit', lookAfterTest);
  exitReally();
  Module._load = load;
  defineProperty(process, 'stdin', plainStdin);
  for (const fd of [TURN_FD, DONE_FD]) fs.closeSync(fd);
}

function serve() {
  watchModules();
  process.on('beforeExit', lookAfterTest);
  Module._load = loadAndWatch;
  // The program is to find its own main file alone, and its children are to be as any.
  for (const name of keys(cache)) if (name.startsWith(__dirname)) delete cache[name];
  process.execArgv.splice(process.execArgv.indexOf('--require'), 2);
  for (let times = 0; times < WARM_UPS; times += 1) {
    load.call(Module, warmUpProgram, null, true);
    delete cache[warmUpProgram];
  }
  for (const name of keys(Module._pathCache)) {
    if (name.includes(__dirname)) delete Module._pathCache[name];
  }
  delete process.mainModule;
  atStart = surroundings();
  // So that what looks at each test is compiled before the first.
  for (let times = 0; times < FIRST_LOOKS; times += 1) areAsBefore(before);
  if (waitForTurn()) stepAside();
  else if (!mayRunAgain()) end();
}

// A thread of the program loads this too, to no purpose.
if (isMainThread) serve();
