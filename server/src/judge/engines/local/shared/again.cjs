'use strict';
// Loaded before the program, which may not be there yet: lets one process run it for one test after
// another. The supervisor's shared.py is the other side of the two pipes.
const fs = require('fs');
/** @type {any} its loader is no public part of it */
const Module = require('module');
const { compileFunction } = require('vm');
const { EventEmitter } = require('events');
const { join } = require('path');

const TURN_FD = 3;
const DONE_FD = 4;
const [OVER, READY] = ['d', 'r'];

// A program may replace any of these.
const { readSync, writeSync, fstatSync } = fs;
/** @type {any} public, and its constructor is not */
const ReadStream = fs.ReadStream;
const { ownKeys, getOwnPropertyDescriptor, getPrototypeOf, defineProperty } = Reflect;
const { is, keys } = Object;
const soon = setImmediate;
const { kill } = process;
const cache = Module._cache;
const load = Module._load;
const isPublic = new Set(Module.builtinModules);
// Watched anyway, and what they give out changes by being used.
for (const name of ['module', 'process']) isPublic.delete(name);
const main = String(process.argv[1]);
const nothing = join(__dirname, 'nothing.cjs');
const WARM_UPS = 6;
/** Longer than what names the program, which is known from the command line here. */
const line = Buffer.alloc(4096);

/**
 * As Node.js makes it of a file, but anew for each test.
 * @type {any}
 */
let stdin = null;
function openStdin() {
  stdin = new ReadStream(null, { fd: 0, autoClose: false });
  stdin.fd = 0;
  return stdin;
}
defineProperty(process, 'stdin', {
  configurable: true,
  enumerable: true,
  get: () => stdin ?? openStdin(),
});

const intrinsics = [
  ...[Object, Function, Array, String, Number, Boolean, Symbol, BigInt, Date, RegExp, Promise],
  ...[Error, TypeError, RangeError, Map, Set, WeakMap, WeakSet, ArrayBuffer, DataView, Proxy],
  ...[Int8Array, Uint8Array, Int16Array, Uint16Array, Int32Array, Uint32Array, Buffer],
  ...[Float32Array, Float64Array, BigInt64Array, Object.getPrototypeOf(Int8Array)],
];
const [iterator, asyncGenerator] = [[][Symbol.iterator](), async function* () {}];
const prototypes = [
  ...intrinsics.map((made) => made.prototype),
  ...[Object.getPrototypeOf(iterator), Object.getPrototypeOf(Object.getPrototypeOf(iterator))],
  ...[Object.getPrototypeOf(function* () {}), Object.getPrototypeOf(asyncGenerator)],
];
/** What the end of a process goes through. */
const endings = [process, process.constructor.prototype, EventEmitter.prototype];
const watched = [
  ...[...endings, process.stdout, process.stderr],
  ...[globalThis, Math, JSON, Reflect, Intl, Atomics, console, Module, Module.prototype],
  ...[...intrinsics, ...prototypes].filter(Boolean),
];

/** What each watched object is, to be compared with what a test has left of it. */
const before = watched.map(pictureOf);
const ofTheEnd = before.slice(0, endings.length + 2);
/** Modules of Node.js whose objects are watched too. */
const known = new Set();
const watchedOnce = new Set(watched);

/** @param {any} object */
function pictureOf(object) {
  const names = ownKeys(object).filter((name) => !isLively(object, name));
  const values = names.map((name) => getOwnPropertyDescriptor(object, name));
  return { object, prototype: getPrototypeOf(object), names, values };
}

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
    const parts = Object.values(given).filter((part) => part && /ct/.test(typeof part));
    const own = parts.filter((part) => !watchedOnce.has(part));
    for (const object of [given, ...own, ...own.map(({ prototype }) => prototype)]) {
      if (!object || watchedOnce.has(object)) continue;
      watchedOnce.add(object);
      before.push(pictureOf(object));
    }
  }
}

/**
 * State of a stream or a module that changes by being used.
 * @param {any} object
 * @param {string | symbol} name
 */
function isLively(object, name) {
  if (object === Module) return name === '_pathCache' || name === '_cache' || name === '_load';
  if (object === process) return ['mainModule', '_events', '_eventsCount'].includes(String(name));
  const isStream = object === process.stdout || object === process.stderr;
  return isStream && typeof object[name] !== 'function';
}

/**
 * @param {PropertyDescriptor | undefined} old
 * @param {PropertyDescriptor | undefined} now
 */
function isSame(old, now) {
  return is(old?.value, now?.value) && old?.get === now?.get && old?.set === now?.set;
}

/** @param {typeof before[number]} thing */
function isAsBefore({ object, prototype, names, values }) {
  if (getPrototypeOf(object) !== prototype) return false;
  let found = 0;
  for (const name of ownKeys(object)) {
    if (isLively(object, name)) continue;
    if (name !== names[found]) return false;
    if (!isSame(values[found], getOwnPropertyDescriptor(object, name))) return false;
    found += 1;
  }
  return found === names.length;
}

/** What can be told of the process in one text. */
function surroundings() {
  const listeners = process.eventNames().map((name) => [String(name), process.listenerCount(name)]);
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

/** A module of the other kind runs once in a process, however often it is loaded. */
function isCommonJs() {
  try {
    const names = ['exports', 'require', 'module', '__filename', '__dirname'];
    compileFunction(fs.readFileSync(main, 'utf8'), names);
    return true;
  } catch {
    return false;
  }
}

/** Whether nothing would be said or decided by the end of the process that is not by now. */
function endsQuietly() {
  if (process.exitCode !== undefined || process.getActiveResourcesInfo().length > 0) return false;
  return surroundings() === atStart && ofTheEnd.every(isAsBefore);
}

function hasLeftNothing() {
  const loaded = keys(cache);
  if (loaded.length !== 1 || loaded[0] !== main) return false;
  return findUnknown().length === 0 && before.every(isAsBefore);
}

function waitForTurn() {
  writeSync(DONE_FD, READY);
  if (readSync(TURN_FD, line, 0, line.length, null) < 1) end();
}

/** At once: nothing of the program is asked. */
function end() {
  kill.call(process, process.pid, 'SIGKILL');
}

process.on('beforeExit', () => {
  let isQuiet = false;
  try {
    isQuiet = canRunAgain && endsQuietly();
  } catch {
    // Whatever the program did to what this asks: it is not quiet.
  }
  // Then the process ends as it would have without us.
  if (!isQuiet) return;
  writeSync(DONE_FD, OVER);
  let isClean = false;
  try {
    isClean = hasLeftNothing();
  } catch {
    // As above.
  }
  if (!isClean) end();
  delete cache[main];
  stdin = null;
  waitForTurn();
  soon(() => load.call(Module, main, null, true));
});

watchModules();
/** @param {unknown[]} request */
Module._load = function (...request) {
  const loaded = load.apply(this, request);
  watchModules();
  return loaded;
};
// The program is to find its own main file alone.
delete cache[__filename];
for (let times = 0; times < WARM_UPS; times += 1) {
  load.call(Module, nothing, null, true);
  delete cache[nothing];
}
for (const name of keys(Module._pathCache)) {
  if (name.includes(nothing)) delete Module._pathCache[name];
}
delete process.mainModule;
const atStart = surroundings();
// So that what looks at each test is compiled before the first.
for (let times = 0; times < WARM_UPS; times += 1) before.every(isAsBefore);
waitForTurn();
const canRunAgain = isCommonJs();
