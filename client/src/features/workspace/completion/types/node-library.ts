/**
 * What programs use of Node.js, as declarations for the editor. Whatever is not named here is `any`: the editor may
 * know less than the judge, which has all of Node's declarations, but must call nothing wrong that it takes. So
 * `require` tells no types in TypeScript, as there.
 */
export const NODE_LIBRARY = `
type BufferEncoding = 'ascii' | 'utf8' | 'utf-8' | 'utf16le' | 'utf-16le' | 'ucs2' | 'ucs-2' | 'base64' | 'base64url' | 'latin1' | 'binary' | 'hex';

interface Buffer extends Uint8Array {
  toString(encoding?: BufferEncoding, start?: number, end?: number): string;
  equals(other: Uint8Array): boolean;
  copy(target: Uint8Array, targetStart?: number, sourceStart?: number, sourceEnd?: number): number;
  readInt32LE(offset?: number): number;
  writeInt32LE(value: number, offset?: number): number;
  [name: string]: any;
}
interface BufferConstructor {
  from(text: string, encoding?: BufferEncoding): Buffer;
  from(data: any, offset?: any, length?: number): Buffer;
  alloc(size: number, fill?: string | Uint8Array | number, encoding?: BufferEncoding): Buffer;
  allocUnsafe(size: number): Buffer;
  byteLength(text: any, encoding?: BufferEncoding): number;
  concat(list: readonly Uint8Array[], totalLength?: number): Buffer;
  isBuffer(value: any): value is Buffer;
  [name: string]: any;
}
declare var Buffer: BufferConstructor;

declare namespace NodeJS {
  type Timeout = any;
  type Immediate = any;
  type ReadableStream = any;
  type ReadStream = any;
  type WritableStream = any;
  type WriteStream = any;
  type ErrnoException = any;
  interface OutputStream {
    write(text: string | Uint8Array, ...rest: any[]): boolean;
    [name: string]: any;
  }
  interface InputStream {
    on(event: string, listener: (...values: any[]) => void): this;
    setEncoding(encoding?: BufferEncoding): this;
    [Symbol.asyncIterator](): AsyncIterableIterator<any>;
    [name: string]: any;
  }
  interface Process {
    readonly stdin: InputStream;
    readonly stdout: OutputStream;
    readonly stderr: OutputStream;
    readonly argv: string[];
    readonly env: { [name: string]: string | undefined };
    readonly version: string;
    exitCode: any;
    exit(code?: any): never;
    hrtime: { (since?: [number, number]): [number, number]; bigint(): bigint };
    memoryUsage: any;
    nextTick(run: (...values: any[]) => void, ...values: any[]): void;
    on(event: any, listener: (...values: any[]) => void): this;
    uptime(): number;
    [name: string]: any;
  }
}
declare var process: NodeJS.Process;

interface Console {
  assert(condition?: any, ...data: any[]): void;
  count(label?: string): void;
  debug(...data: any[]): void;
  dir(value?: any, options?: any): void;
  error(...data: any[]): void;
  group(...data: any[]): void;
  groupEnd(): void;
  info(...data: any[]): void;
  log(...data: any[]): void;
  table(data?: any, columns?: readonly string[]): void;
  time(label?: string): void;
  timeEnd(label?: string): void;
  trace(...data: any[]): void;
  warn(...data: any[]): void;
  [name: string]: any;
}
declare var console: Console;

interface ErrorConstructor {
  captureStackTrace(target: object, skipped?: any): void;
  stackTraceLimit: number;
}

declare var require: { (name: string): any; [name: string]: any };
declare var module: any;
declare var exports: any;
declare var global: any;
declare var __filename: string;
declare var __dirname: string;

declare function setTimeout(run: (...values: any[]) => any, delay?: number, ...values: any[]): any;
declare function setInterval(run: (...values: any[]) => any, delay?: number, ...values: any[]): any;
declare function setImmediate(run: (...values: any[]) => any, ...values: any[]): any;
declare function clearTimeout(timer?: any): void;
declare function clearInterval(timer?: any): void;
declare function clearImmediate(timer?: any): void;
declare function queueMicrotask(run: () => void): void;
declare function structuredClone<T>(value: T, options?: any): T;
declare function atob(text: string): string;
declare function btoa(text: string): string;
declare function fetch(...values: any[]): Promise<any>;
declare var performance: { now(): number; [name: string]: any };
declare var crypto: any;
declare var WebAssembly: any;
${[
  'AbortController',
  'AbortSignal',
  'Blob',
  'DOMException',
  'Event',
  'EventTarget',
  'MessageChannel',
  'MessagePort',
  'TextDecoder',
  'TextEncoder',
  'URL',
  'URLSearchParams',
]
  .map(
    (name) =>
      `declare class ${name} { constructor(...values: any[]); static [name: string]: any; [name: string]: any }`,
  )
  .join('\n')}

declare module 'fs' {
  type Path = string | number | Uint8Array | URL;
  export function readFileSync(path: Path, options?: { encoding?: null; flag?: string } | null): Buffer;
  export function readFileSync(path: Path, options: { encoding: BufferEncoding; flag?: string } | BufferEncoding): string;
  export function readFileSync(path: Path, options?: any): string | Buffer;
  export function writeFileSync(path: Path, data: string | Uint8Array, options?: any): void;
  export function appendFileSync(path: Path, data: string | Uint8Array, options?: any): void;
  export function readSync(file: number, buffer: any, ...rest: any[]): number;
  export function writeSync(file: number, data: any, ...rest: any[]): number;
  export function openSync(path: Path, flags?: any, mode?: any): number;
  export function closeSync(file: number): void;
  export function existsSync(path: Path): boolean;
  export function createReadStream(path: Path, options?: any): NodeJS.InputStream;
  export function createWriteStream(path: Path, options?: any): NodeJS.OutputStream;
  export const promises: any;
}
declare module 'node:fs' {
  export * from 'fs';
}

declare module 'readline' {
  export interface Interface {
    on(event: 'line', listener: (line: string) => void): this;
    on(event: string, listener: (...values: any[]) => void): this;
    once(event: 'line', listener: (line: string) => void): this;
    once(event: string, listener: (...values: any[]) => void): this;
    question(query: string, callback: (answer: string) => void): void;
    question(query: string, options: any, callback: (answer: string) => void): void;
    close(): void;
    [Symbol.asyncIterator](): AsyncIterableIterator<string>;
    [name: string]: any;
  }
  export type ReadLine = Interface;
  export function createInterface(options: any, ...rest: any[]): Interface;
  export const promises: any;
}
declare module 'node:readline' {
  export * from 'readline';
}
`;
