import type { BankProgram } from '../../bank/programs.ts';
import type { Growth } from '../../growth/measure-growth.ts';
import { trueClassesOf, type TrueClass, type TrueClasses } from './true-classes.ts';

/** A program, and what each measurement found. */
export type Measured = {
  readonly slug: string;
  readonly program: Pick<BankProgram, 'name' | 'outcome'>;
  readonly growths: readonly Growth[];
};

export function growthLine({ slug, program, growths }: Measured): string {
  const [first] = growths;
  const found = first?.name ?? 'not sure';
  const size = first?.points.at(-1)?.n ?? 0;
  return `${slug.padEnd(22)} ${program.name.padEnd(48)} ${found.padEnd(10)} up to ${size}`;
}

/**
 * Programs whose class is not the true one or not in the table, and measurements that differ from the first. A slow
 * one may truly grow like a right one on a ladder, and take its time elsewhere.
 */
export function growthFaults(measured: readonly Measured[], table: TrueClasses): string[] {
  return measured.flatMap((one) => {
    const { slug, program, growths } = one;
    const [first, ...others] = growths.map((growth) => JSON.stringify(growth));
    const differing = others.filter((other) => other !== first).length;
    const name = `${slug} ${program.name}`;
    return [
      ...(differing > 0 ? [`${name}: ${differing} of ${others.length} repeats differ`] : []),
      ...classFault(one, trueClassesOf(table, slug, program)).map((fault) => `${name}: ${fault}`),
    ];
  });
}

/** To be not sure is no fault. */
function classFault({ growths }: Measured, known: readonly TrueClass[] | null): string[] {
  const found = growths[0]?.name ?? null;
  if (known === null) return ['nobody has said how it truly grows'];
  if (found === null || known.includes(found)) return [];
  return [`found ${found}, is ${known.join(' or ')}`];
}
