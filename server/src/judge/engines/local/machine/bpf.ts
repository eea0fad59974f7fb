/** One instruction of classic BPF: struct sock_filter in <linux/filter.h>. */
export type Instruction = { code: number; jt: number; jf: number; k: number };

export const load = (offset: number): Instruction => ({ code: 0x20, jt: 0, jf: 0, k: offset });
export const answer = (action: number): Instruction => ({ code: 0x06, jt: 0, jf: 0, k: action });
const jump =
  (code: number) =>
  (k: number, jt: number, jf: number): Instruction => ({ code, jt, jf, k });
export const ifEqual = jump(0x15);
export const ifAtLeast = jump(0x35);
export const ifAnyBit = jump(0x45);
export const keepBits = (k: number): Instruction => ({ code: 0x54, jt: 0, jf: 0, k });

/** Goes on behind it when what is loaded is none of them. */
export function whenOneOf(values: readonly number[], action: number): Instruction[] {
  return whenOneGoOn(values, [answer(action)]);
}

/** `then` must end in an answer on every path. */
export function whenOneGoOn(
  values: readonly number[],
  then: readonly Instruction[],
): Instruction[] {
  return [
    ...values.map((value, index) => {
      const isLast = index === values.length - 1;
      return ifEqual(value, values.length - 1 - index, isLast ? then.length : 0);
    }),
    ...then,
  ];
}

export function assemble(program: readonly Instruction[]): Buffer {
  const bytes = Buffer.alloc(program.length * 8);
  program.forEach(({ code, jt, jf, k }, index) => {
    bytes.writeUInt16LE(code, index * 8);
    bytes.writeUInt8(jt, index * 8 + 2);
    bytes.writeUInt8(jf, index * 8 + 3);
    bytes.writeUInt32LE(k, index * 8 + 4);
  });
  return bytes;
}
