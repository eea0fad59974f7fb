'use strict';
// The language's own objects, which every program meets.

const intrinsics = [
  ...[
    SyntaxError,
    ReferenceError,
    EvalError,
    URIError,
    AggregateError,
    WeakRef,
    FinalizationRegistry,
  ],
  ...[Object, Function, Array, String, Number, Boolean, Symbol, BigInt, Date, RegExp, Promise],
  ...[Error, TypeError, RangeError, Map, Set, WeakMap, WeakSet, ArrayBuffer, DataView, Proxy],
  ...[Int8Array, Uint8Array, Int16Array, Uint16Array, Int32Array, Uint32Array, Buffer],
  ...[Float32Array, Float64Array, BigInt64Array, Object.getPrototypeOf(Int8Array)],
  ...[function* () {}, async () => {}, async function* () {}].map((made) => made.constructor),
  .../** @type {Function[]} */ (
    Object.getOwnPropertyNames(Intl).map((name) => Reflect.get(Intl, name))
  ),
];
const [iterator, asyncGenerator] = [[][Symbol.iterator](), async function* () {}];
const iterators = [new Map().keys(), new Set().keys(), ''[Symbol.iterator](), ''.matchAll(/a/g)];
const prototypes = [
  ...intrinsics.map((made) => made.prototype),
  ...[Object.getPrototypeOf(iterator), Object.getPrototypeOf(Object.getPrototypeOf(iterator))],
  ...[Object.getPrototypeOf(function* () {}), Object.getPrototypeOf(asyncGenerator)],
  ...[Object.getPrototypeOf(async () => {}), Object.getPrototypeOf(function* () {}).prototype],
  ...iterators.map((made) => Object.getPrototypeOf(made)),
];
const iteratorPrototype = Object.getPrototypeOf(iterator);

module.exports = { intrinsics, iteratorPrototype, prototypes };
