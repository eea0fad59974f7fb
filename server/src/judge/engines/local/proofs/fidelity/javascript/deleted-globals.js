delete globalThis.Buffer;
delete globalThis.setTimeout;
delete globalThis.console.table;
delete globalThis.queueMicrotask;
console.log(typeof Buffer, typeof setTimeout, typeof queueMicrotask, require('fs').readFileSync(0).length);
globalThis.undefinedish = undefined;
