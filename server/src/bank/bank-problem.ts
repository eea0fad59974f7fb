import type { Difficulty, Example } from '@stepwise/contracts/problem';
import type { Ladder } from '../growth/ladder.ts';
import type { BankCase } from './cases.ts';
import type { GeneratedCase } from './generate/generators.ts';
import type { ByLanguage } from './package-languages.ts';
import type { ForeignPackage } from './import/foreign-package.ts';
import type { Picture } from './pictures/picture.ts';
import type { BankProgram } from './programs.ts';
import type { SmallInputs } from './searches/small-inputs.ts';

/** A problem package, read and checked: the stored data and what proves it right. */
export type BankProblem = {
  readonly slug: string;
  readonly directory: string;
  /** Identity that outlives renames. */
  readonly bankId: string;
  readonly number: number;
  readonly title: string;
  readonly description: string;
  /** One per line. */
  readonly constraints: string;
  readonly difficulty: Difficulty;
  /** The level comes last. */
  readonly tags: readonly string[];
  /** Null only for one that others wrote. */
  readonly category: string | null;
  readonly prerequisites: readonly string[];
  /** From vague to concrete; one text where somebody wrote them so. */
  readonly hints: readonly string[] | string;
  readonly editorial: string;
  /** What the two texts show. */
  readonly pictures: readonly Picture[];
  readonly examples: ByLanguage<readonly Example[]>;
  readonly starters: ByLanguage<string>;
  readonly references: ByLanguage<string>;
  readonly checker: string;
  /** Before the language factor. */
  readonly timeLimitMs: number;
  readonly memoryLimitKb: number;
  /** Cases that are files, samples first. */
  readonly cases: readonly BankCase[];
  /** Cases made from seeds; they come after `cases`. */
  readonly generated: readonly GeneratedCase[];
  /** Null where nobody has written down how small inputs are made. */
  readonly smallInputs: SmallInputs | null;
  /** Inputs by rising size; null where nobody has written down how they are made. */
  readonly ladder: Ladder | null;
  /** Source of the program that says which inputs are valid; null for a problem that others wrote. */
  readonly validator: string | null;
  readonly programs: readonly BankProgram[];
  /** Whether the obvious slow solution must time out, and on which case it does. */
  readonly bruteForce: { readonly rejected: boolean; readonly where: string | null };
  /** What a problem that others wrote was read from; null for one in the bank's own form. */
  readonly imported: ForeignPackage | null;
};
