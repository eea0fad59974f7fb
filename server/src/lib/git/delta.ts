/** Most that one copy or one piece of new text may cover. */
const COPY_MAX = 0xffff;
const INSERT_MAX = 0x7f;

/** A change that leaves everything behind it in its place is looked past as far as this. */
const GAP_MAX = 64;
/** So many equal bytes at the same place are no chance. */
const RUN_MIN = 16;

/** A longer piece of new text may hide something that both have. */
const NEW_MAX = 256;

/**
 * How `target` is made of `base`, as packs have it: the beginning and the end as they are, and what is new between them.
 * That is all that differs where an entry of a list was added, changed or removed. Where more differs it is looked for
 * what stands at the same place in both.
 */
export function deltaOf(base: Buffer, target: Buffer): Buffer {
  const head = equalFrom(base, target, 0);
  const plain = endOf(base, target, { steps: copies(0, head), at: head });
  return plain.byteLength <= NEW_MAX ? plain : shorter(plain, withGaps(base, target));
}

function withGaps(base: Buffer, target: Buffer): Buffer {
  const steps: Buffer[] = [];
  let at = 0;
  for (;;) {
    const run = equalFrom(base, target, at);
    steps.push(...copies(at, run));
    at += run;
    const gap = gapAt(base, target, at);
    if (gap === 0) return endOf(base, target, { steps, at });
    steps.push(...inserts(target.subarray(at, at + gap)));
    at += gap;
  }
}

/** The whole delta, of which the steps up to this place in both are known. */
function endOf(
  base: Buffer,
  target: Buffer,
  { steps, at }: { readonly steps: readonly Buffer[]; readonly at: number },
): Buffer {
  const tail = equalAtEnd(base, target, at);
  return Buffer.concat([
    sizeOf(base.byteLength),
    sizeOf(target.byteLength),
    ...steps,
    ...inserts(target.subarray(at, target.byteLength - tail)),
    ...copies(base.byteLength - tail, tail),
  ]);
}

function shorter(one: Buffer, other: Buffer): Buffer {
  return other.byteLength < one.byteLength ? other : one;
}

/** How many bytes are equal from this place on. */
function equalFrom(base: Buffer, target: Buffer, at: number): number {
  const most = Math.min(base.byteLength, target.byteLength) - at;
  let count = 0;
  while (count < most && base[at + count] === target[at + count]) count++;
  return count;
}

/** How many bytes differ until both are equal again at the same place; 0 when they are not. */
function gapAt(base: Buffer, target: Buffer, at: number): number {
  const last = Math.min(base.byteLength, target.byteLength) - RUN_MIN;
  for (let gap = 1; gap <= GAP_MAX && at + gap <= last; gap++) {
    const from = at + gap;
    if (base.compare(target, from, from + RUN_MIN, from, from + RUN_MIN) === 0) return gap;
  }
  return 0;
}

/** How many bytes are equal at the end, none of them before this place. */
function equalAtEnd(base: Buffer, target: Buffer, at: number): number {
  const most = Math.min(base.byteLength, target.byteLength) - at;
  const [inBase, inTarget] = [base.byteLength - 1, target.byteLength - 1];
  let count = 0;
  while (count < most && base[inBase - count] === target[inTarget - count]) count++;
  return count;
}

/** Seven bits a byte, the lowest first. */
export function sizeOf(size: number): Buffer {
  const bytes: number[] = [];
  let rest = size;
  for (; rest > 0x7f; rest >>>= 7) bytes.push(0x80 | (rest & 0x7f));
  return Buffer.from([...bytes, rest]);
}

function copies(from: number, count: number): Buffer[] {
  const steps: Buffer[] = [];
  for (let done = 0; done < count; done += COPY_MAX) {
    const step = Buffer.alloc(7);
    // All four bytes of the place, and two of the size.
    step.writeUInt8(0x80 | 0x0f | 0x30, 0);
    step.writeUInt32LE(from + done, 1);
    step.writeUInt16LE(Math.min(COPY_MAX, count - done), 5);
    steps.push(step);
  }
  return steps;
}

function inserts(text: Buffer): Buffer[] {
  const steps: Buffer[] = [];
  for (let done = 0; done < text.byteLength; done += INSERT_MAX) {
    const piece = text.subarray(done, done + INSERT_MAX);
    steps.push(Buffer.from([piece.byteLength]), piece);
  }
  return steps;
}
