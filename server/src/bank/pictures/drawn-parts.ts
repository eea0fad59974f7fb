import { PictureError } from './picture-error.ts';

/** A few parts that use each other again and again can stand for more shapes than a browser can draw. */
const DRAWN_MAX = 100_000;
const DEPTH_MAX = 200;

type Part = { readonly within: Part[]; readonly uses: string | null; drawn: number | null };

/** Counts what a drawing comes to when each `use` is drawn as what it uses. */
export class DrawnParts {
  readonly #root: Part = { within: [], uses: null, drawn: null };
  readonly #open: Part[] = [this.#root];
  readonly #named = new Map<string, Part>();

  open(id: string | undefined, uses: string | null): void {
    const part: Part = { within: [], uses, drawn: null };
    this.#open.at(-1)?.within.push(part);
    this.#open.push(part);
    // Of several with one name the first counts, as in browsers.
    if (id !== undefined && !this.#named.has(id)) this.#named.set(id, part);
  }

  close(): void {
    this.#open.pop();
  }

  /** @throws {PictureError} they are too many, or lie too deeply in each other */
  check(): void {
    this.#count(this.#root, 0);
  }

  #count(part: Part, depth: number): number {
    if (part.drawn !== null) return part.drawn;
    if (depth > DEPTH_MAX) throw new PictureError('it is nested too deeply');
    // What uses itself is not drawn.
    part.drawn = 0;
    const used = part.uses === null ? undefined : this.#named.get(part.uses);
    let drawn = 1 + (used ? this.#count(used, depth + 1) : 0);
    for (const one of part.within) drawn += this.#count(one, depth + 1);
    if (drawn > DRAWN_MAX) throw new PictureError(`it draws more than ${DRAWN_MAX} parts`);
    part.drawn = drawn;
    return drawn;
  }
}
