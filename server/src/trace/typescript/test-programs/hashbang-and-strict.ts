#!/usr/bin/env ts-node
'use strict';
import assert = require('assert');
import fs, { readFileSync } from 'fs';
const process = { own: true };
const label: unique symbol = Symbol('l');
let value: any = readFileSync(0, 'utf8').length;
function over(x: string): string;
function over(x: number): number;
function over(x: any): any { return x; }
assert(fs.existsSync);
console.log(value, over(3), over('s'), process.own, typeof label, ((a?: number) => a ?? 1)());
