import type { FileTree } from '../archive/file-tree.ts';
import { BankError, boundIssues } from '../bank-error.ts';
import type { BankIssue } from '../bank-error.ts';

/**
 * What is found while a package of others is read. A refusal is what would make verdicts wrong, a
 * warning what only loses comfort; reading goes on after both, so that a person sees all at once.
 */
export class Findings {
  readonly #package: string;
  readonly #refusals: BankIssue[] = [];
  readonly #warnings: BankIssue[] = [];

  constructor({ name }: FileTree) {
    this.#package = name;
  }

  refuse(path: string, message: string, line: number | null = null): void {
    this.#refusals.push({ file: this.#at(path), line, message });
  }

  warn(path: string, message: string, line: number | null = null): void {
    this.#warnings.push({ file: this.#at(path), line, message });
  }

  /** Takes over what another reader found wrong. */
  refuseAll(error: BankError): void {
    for (const issue of error.issues) this.#refusals.push(issue);
  }

  get warnings(): readonly BankIssue[] {
    return boundIssues(this.#warnings);
  }

  /** @throws {BankError} with every refusal, when there is one */
  throwIfRefused(): void {
    if (this.#refusals.length > 0) throw new BankError(this.#refusals);
  }

  #at(path: string): string {
    return path === '' ? this.#package : `${this.#package}/${path}`;
  }
}
