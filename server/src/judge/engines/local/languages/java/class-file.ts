/** What is read of a class file; format: Java Virtual Machine Specification, chapter 4. */
export type ClassFile = {
  /** With dots, as the launcher takes it: "pkg.Outer$Inner". */
  readonly name: string;
  readonly isPublic: boolean;
  readonly hasMain: boolean;
};

const MAGIC = 0xcafebabe;
const ACC_PUBLIC = 0x0001;
const ACC_STATIC = 0x0008;
const MAIN_DESCRIPTOR = '([Ljava/lang/String;)V';

/** Bytes after the tag of a constant, by tag; 1 (text) has its own length. */
const CONSTANT_BYTES: Readonly<Record<number, number>> = {
  ...{ 3: 4, 4: 4, 5: 8, 6: 8, 7: 2, 8: 2, 9: 4, 10: 4, 11: 4, 12: 4 },
  ...{ 15: 3, 16: 2, 17: 4, 18: 4, 19: 2, 20: 2 },
};
const TEXT = 1;
const CLASS = 7;
/** long and double take two places in the pool. */
const WIDE = new Set([5, 6]);

class Reader {
  #at = 0;
  readonly #bytes: Buffer;

  constructor(bytes: Uint8Array) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  u1 = (): number => this.#bytes.readUInt8(this.skip(1));
  u2 = (): number => this.#bytes.readUInt16BE(this.skip(2));
  u4 = (): number => this.#bytes.readUInt32BE(this.skip(4));

  /** Position before the skipped bytes. */
  skip(bytes: number): number {
    this.#at += bytes;
    return this.#at - bytes;
  }

  /** Names beyond the basic plane are written as two surrogates; no compiler output here has them. */
  text(): string {
    const bytes = this.u2();
    const start = this.skip(bytes);
    return this.#bytes.toString('utf8', start, start + bytes);
  }
}

type Pool = { readonly texts: Map<number, string>; readonly classes: Map<number, number> };

function readPool(reader: Reader): Pool {
  const texts = new Map<number, string>();
  const classes = new Map<number, number>();
  const count = reader.u2();
  for (let index = 1; index < count; index += 1) {
    const tag = reader.u1();
    if (tag === TEXT) texts.set(index, reader.text());
    else if (tag === CLASS) classes.set(index, reader.u2());
    else reader.skip(CONSTANT_BYTES[tag] ?? 0);
    if (WIDE.has(tag)) index += 1;
  }
  return { texts, classes };
}

function skipAttributes(reader: Reader): void {
  for (let left = reader.u2(); left > 0; left -= 1) {
    reader.u2();
    reader.skip(reader.u4());
  }
}

/** Reads the fields or the methods; true when one of them is a main method. */
function readMembers(reader: Reader, texts: Pool['texts']): boolean {
  let found = false;
  for (let left = reader.u2(); left > 0; left -= 1) {
    const flags = reader.u2();
    const name = texts.get(reader.u2());
    const descriptor = texts.get(reader.u2());
    skipAttributes(reader);
    const open = (flags & ACC_PUBLIC) !== 0 && (flags & ACC_STATIC) !== 0;
    found ||= open && name === 'main' && descriptor === MAIN_DESCRIPTOR;
  }
  return found;
}

/** Null when the bytes are not a class file. */
export function readClassFile(bytes: Uint8Array): ClassFile | null {
  try {
    const reader = new Reader(bytes);
    if (reader.u4() !== MAGIC) return null;
    reader.skip(4);
    const { texts, classes } = readPool(reader);
    const flags = reader.u2();
    const name = texts.get(classes.get(reader.u2()) ?? 0);
    reader.skip(2);
    reader.skip(2 * reader.u2());
    readMembers(reader, texts);
    const hasMain = readMembers(reader, texts);
    if (name === undefined) return null;
    return { name: name.replaceAll('/', '.'), isPublic: (flags & ACC_PUBLIC) !== 0, hasMain };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
