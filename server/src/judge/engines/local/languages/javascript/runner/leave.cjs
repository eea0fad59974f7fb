'use strict';
// A program that ends itself after its answer ends its process, and with it all that other tests could
// share. Here it only thinks so: what it runs is left by a throw, and what it still does is not counted.
const { fstatSync } = require('fs');
const { EventEmitter } = require('events');

/** @type {any} as it is called from here it is no public part of it */
const own = process;
const reallyExit = own.reallyExit;
const catchAll = process.setUncaughtExceptionCaptureCallback;
const activeResources = process.getActiveResourcesInfo;
const { removeAllListeners } = EventEmitter.prototype;
const soon = setImmediate;
const { kill } = process;
/** What nobody waits for is over by then. */
const MOST_ROUNDS = 20;
const GONE = Object.freeze({ __proto__: null });

/** @type {string | null} how much had been said when the program left */
let saidAtEnd = null;
/** @type {() => any} */
let findStdin = () => null;

const said = () => `${fstatSync(1).size} ${fstatSync(2).size}`;

/** @param {number} code */
function leave(code) {
  // Of anything but success it is known best by the end of a process.
  if (code !== 0 || saidAtEnd !== null) reallyExit.call(process, code);
  saidAtEnd = said();
  try {
    catchAll.call(process, () => {});
  } catch {
    reallyExit.call(process, code);
  }
  process.exitCode = undefined;
  own._exiting = false;
  const stdin = findStdin();
  if (stdin) {
    removeAllListeners.call(stdin);
    stdin.destroy();
  }
  endIfBusy(MOST_ROUNDS);
  throw GONE;
}

/** @param {number} rounds */
function endIfBusy(rounds) {
  if (rounds > 0) soon(() => endIfBusy(rounds - 1));
  else if (activeResources.call(process).length > 0) kill.call(process, process.pid, 'SIGKILL');
}

/** Whether the program has left. Ends the process when it has said something after that. */
function hasLeft() {
  if (saidAtEnd === null) return false;
  if (said() !== saidAtEnd) kill.call(process, process.pid, 'SIGKILL');
  saidAtEnd = null;
  catchAll.call(process, null);
  return true;
}

/** @param {() => any} stdin tells what was made for the present test */
function pretendToExit(stdin) {
  findStdin = stdin;
  own.reallyExit = leave;
}

function exitReally() {
  own.reallyExit = reallyExit;
}

module.exports = { exitReally, hasLeft, pretendToExit };
