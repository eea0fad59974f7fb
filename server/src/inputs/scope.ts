import type { Bound, Value } from './grammar.ts';

/** A value and the positions of the choices that made it. */
export type DrawnValue = {
  readonly value: Value;
  /** Of the number, for one. */
  readonly choice: number | null;
  /** Of what says how long it is, for a list, a word or a tree. */
  readonly counted: number | null;
};

/** What has been drawn of an input so far, by name. */
export class Scope {
  readonly #drawn = new Map<string, DrawnValue>();

  set(name: string, drawn: DrawnValue): void {
    this.#drawn.set(name, drawn);
  }

  /** @throws for a name that was not drawn, which the reader of grammars lets nobody write */
  valueOf(name: string): Value {
    return this.#get(name).value;
  }

  lengthOf(name: string): number {
    const value = this.valueOf(name);
    return typeof value === 'number' ? 1 : value.length;
  }

  numberOf(bound: Bound): number {
    if (typeof bound === 'number') return bound;
    const { name, isLength, plus } = bound;
    return (isLength ? this.lengthOf(name) : Number(this.valueOf(name))) + plus;
  }

  /** Which choice the bound depends on; null for a plain number. */
  choiceOf(bound: Bound): number | null {
    if (typeof bound === 'number') return null;
    const { choice, counted } = this.#get(bound.name);
    return bound.isLength ? counted : choice;
  }

  #get(name: string): DrawnValue {
    const drawn = this.#drawn.get(name);
    if (!drawn) throw new Error(`The grammar names ${name}, which was not drawn`);
    return drawn;
  }
}
