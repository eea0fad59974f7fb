/** What a shell is told: scripts branch on it. */
export const EXIT = {
  /** Also: the program was accepted. */
  ok: 0,
  /** The program was not accepted. */
  rejected: 1,
  /** What was asked for makes no sense here. */
  usage: 2,
  /** The site cannot be reached, or cannot answer now. */
  network: 3,
  /** No token, or one that may not do this. */
  auth: 4,
  /** This program has a fault. */
  broken: 5,
};

/** Something that a person can do something about: told in words, without a stack. */
export class Failure extends Error {
  /** @override */
  name = 'Failure';

  /**
   * @param {number} exit one of EXIT
   * @param {string} message
   */
  constructor(exit, message) {
    super(message);
    this.exit = exit;
  }
}
