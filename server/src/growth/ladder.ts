/** Inputs of a problem by rising size, on which programs are compared. */
export type Ladder = {
  /** What the size counts, like "numbers". */
  readonly unit: string;
  /** The largest size that the problem allows. */
  readonly limit: number;
  /** Rising. */
  readonly sizes: readonly number[];
  /** Functions or classes of the starter, by their Python names. Only steps inside them count. */
  readonly counted: readonly string[];
  /** Kinds of inputs; the one on which a program is slowest decides. */
  readonly shapes: readonly Shape[];
  /** The program that makes inputs; null where all shapes are texts. */
  readonly generator: string | null;
};

export type Shape = {
  readonly name: string;
  /** Arguments of the generator, or the input itself; `{n}` stands for the size, `{n/2}` for half of it. */
  readonly template: readonly string[] | string;
};

/** An input of a ladder. */
export type Rung = { readonly shape: string; readonly n: number; readonly input: string };

const PLACE = /\{n(?:([/*])([1-9]\d*))?\}/g;

/** A template at a size. */
export function filledIn(template: string, n: number): string {
  return template.replace(PLACE, (_place, sign?: string, by?: string) => {
    if (sign === undefined) return String(n);
    return String(sign === '*' ? n * Number(by) : Math.floor(n / Number(by)));
  });
}
