import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import { searchRecordSchema, type SearchRecord } from '../../bank/searches/measure-search.ts';

/** A file of JSON lines to which records are added as they are made, so that an interrupted run goes on. */
export class RecordFile {
  readonly #path: string | null;
  readonly #known = new Map<string, SearchRecord>();

  /**
   * @param path null: nothing is kept
   * @throws Error that names a line which is no record
   */
  constructor(path: string | null) {
    this.#path = path;
    if (path === null || !existsSync(path)) return;
    const text = readFileSync(path, 'utf8');
    // What was being written when the run ended is not whole.
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    for (const [at, line] of whole.split('\n').slice(0, -1).entries()) this.#add(line, at + 1);
    if (whole !== text) truncateSync(path, Buffer.byteLength(whole));
  }

  get(id: string): SearchRecord | null {
    return this.#known.get(id) ?? null;
  }

  append(record: SearchRecord): void {
    this.#known.set(record.id, record);
    if (this.#path !== null) appendFileSync(this.#path, `${JSON.stringify(record)}\n`);
  }

  #add(line: string, number: number): void {
    const parsed = searchRecordSchema.safeParse(valueOf(line));
    if (!parsed.success) throw new Error(`${this.#path ?? ''}:${number} is no record of a search`);
    this.#known.set(parsed.data.id, parsed.data);
  }
}

function valueOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
