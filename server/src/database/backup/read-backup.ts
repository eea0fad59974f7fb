import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import {
  BackupError,
  backupHeaderSchema,
  END_OF_TABLE,
  END_WORD,
  HEADER_WORD,
  LINE_MAX_BYTES,
  type BackupHeader,
  type BackupTable,
} from './backup-format.ts';

/** Receives the rows of one table in COPY's text format. It must read them to the end. */
export type TableReader = (table: BackupTable, rows: AsyncIterable<Buffer>) => Promise<void>;

/**
 * Reads a backup from its first byte to its last and passes each table to `readTable` on the way.
 * Only when this resolves is the whole file known to be intact.
 * @throws {BackupError} it is not a backup, has another format, was cut off or is damaged
 */
export async function readBackup(
  file: string,
  readTable: TableReader = skip,
): Promise<BackupHeader> {
  let header: BackupHeader | undefined;
  try {
    const input = createReadStream(file, { highWaterMark: 256 * 1024 });
    const gunzip = createGunzip({ chunkSize: 64 * 1024 });
    await pipeline(input, gunzip, async (content: AsyncIterable<Buffer>) => {
      const source = new Source(content);
      header = parseHeader(await source.line());
      for (const table of header.tables) await readTable(table, source.rows());
      await source.expectEnd();
    });
  } catch (error) {
    throw explain(error, file);
  }
  if (header === undefined) throw new BackupError(`${file} is empty.`);
  return header;
}

async function skip(_table: BackupTable, rows: AsyncIterable<Buffer>): Promise<void> {
  const iterator = rows[Symbol.asyncIterator]();
  while ((await iterator.next()).done !== true);
}

const EMPTY = Buffer.alloc(0);
const MARKER = Buffer.from(END_OF_TABLE);
const MARKER_AFTER_ROW = Buffer.from(`\n${END_OF_TABLE}`);

/** The content of a backup, in the pieces that the format is made of. */
class Source {
  readonly #chunks: AsyncIterator<Buffer>;
  readonly #hash = createHash('sha256');
  /** Buffered. */
  #buffer: Buffer = EMPTY;

  constructor(content: AsyncIterable<Buffer>) {
    this.#chunks = content[Symbol.asyncIterator]();
  }

  /** The next line, without its end. */
  async line(): Promise<string> {
    let end: number;
    while ((end = this.#buffer.indexOf('\n')) < 0) {
      if (this.#buffer.length > LINE_MAX_BYTES || !(await this.#fill())) throw damaged();
    }
    return this.#take(end + 1).toString('utf8', 0, end);
  }

  /** The rows up to the end of the table, in pieces of any size. */
  async *rows(): AsyncGenerator<Buffer, void, void> {
    await this.#need(MARKER.length);
    if (this.#buffer.subarray(0, MARKER.length).equals(MARKER)) {
      this.#take(MARKER.length);
      return;
    }
    let end: number;
    while ((end = this.#buffer.indexOf(MARKER_AFTER_ROW)) < 0) {
      // The end of the buffer may be the start of the marker.
      const sure = this.#buffer.length - MARKER_AFTER_ROW.length;
      if (sure > 0) yield this.#take(sure);
      if (!(await this.#fill())) throw damaged();
    }
    yield this.#take(end + 1);
    this.#take(MARKER.length);
  }

  async expectEnd(): Promise<void> {
    const found = this.#hash.copy().digest('hex');
    if ((await this.line()) !== END_WORD + found) throw damaged();
    if (this.#buffer.length > 0 || (await this.#fill())) throw damaged();
  }

  async #need(bytes: number): Promise<void> {
    while (this.#buffer.length < bytes) if (!(await this.#fill())) throw damaged();
  }

  async #fill(): Promise<boolean> {
    const next = await this.#chunks.next();
    if (next.done === true) return false;
    const rest = this.#buffer;
    this.#buffer = rest.length === 0 ? next.value : Buffer.concat([rest, next.value]);
    return true;
  }

  #take(bytes: number): Buffer {
    const taken = this.#buffer.subarray(0, bytes);
    this.#buffer = this.#buffer.subarray(bytes);
    this.#hash.update(taken);
    return taken;
  }
}

function parseHeader(line: string): BackupHeader {
  if (!line.startsWith(HEADER_WORD)) throw damaged();
  const written: unknown = JSON.parse(line.slice(HEADER_WORD.length));
  const { version } = written as { version?: unknown };
  if (typeof version === 'number' && version > 1) {
    throw new BackupError('The backup was made by a newer version of Stepwise. Update it first.');
  }
  return backupHeaderSchema.parse(written);
}

function damaged(): BackupError {
  return new BackupError('The file was cut off or damaged, or is not a backup of Stepwise.');
}

/** Errors of zlib, JSON and zod all mean the same to a person. */
function explain(error: unknown, file: string): unknown {
  const { code, name } = error as { code?: unknown; name?: unknown };
  if (code === 'ENOENT') return new BackupError(`There is no file ${file}.`);
  const isOfZlib = typeof code === 'string' && code.startsWith('Z_');
  if (!isOfZlib && name !== 'SyntaxError' && name !== 'ZodError') return error;
  return new BackupError(damaged().message, { cause: error });
}
