import { FrameParser } from './frames.ts';
import type { Frame } from './frames.ts';

/** The box is gone or said something that makes no sense. Says nothing about the program in it. */
export class BoxLostError extends Error {
  override readonly name: string = 'BoxLostError';
}

/** It was lost while a program ran in it, which may have done it. */
export class BoxLostInTestError extends BoxLostError {
  override readonly name = 'BoxLostInTestError';
}

/** It was lost before it came to what was asked. */
export class BoxLostBeforeError extends BoxLostError {
  override readonly name = 'BoxLostBeforeError';
}

export type Question = {
  /** How long the answer may take, from when the box comes to the question. */
  readonly deadlineMs: number;
  /** Bytes the blobs of the answer may have together. */
  readonly blobCapBytes: number;
  /** Whether a program runs meanwhile. */
  readonly isTest: boolean;
};

type Asked = Question & {
  readonly resolve: (frame: Frame) => void;
  readonly reject: (error: BoxLostError) => void;
};

/** What a box was asked and has not answered yet. It answers in the order of the questions. */
export class Questions {
  readonly #asked: Asked[] = [];
  readonly #parser = new FrameParser();
  readonly #onLate: () => void;
  #deadline: NodeJS.Timeout | undefined;

  /** @param onLate called when an answer did not come in its time; who made this has to `fail` it */
  constructor(onLate: () => void) {
    this.#onLate = onLate;
  }

  get isIdle(): boolean {
    return this.#asked.length === 0;
  }

  /** @throws {BoxLostError} from `fail` */
  add(question: Question): Promise<Frame> {
    return new Promise((resolve, reject) => {
      this.#asked.push({ ...question, resolve, reject });
      if (this.#asked.length === 1) this.#expect();
    });
  }

  /** Takes what the box said. @throws Error for what is no answer to anything */
  hear(piece: Buffer): void {
    for (const frame of this.#parser.push(piece)) {
      const answered = this.#asked.shift();
      if (!answered) throw new BoxLostError('sent an answer that nobody asked for');
      this.#expect();
      answered.resolve(frame);
    }
  }

  /**
   * Nothing will be answered any more, because of what is asked first.
   * @param isLate whether nothing but time says so: then no program is to blame
   */
  fail(reason: string, isLate = false): void {
    const first = this.#asked.shift();
    first?.reject(
      first.isTest && !isLate ? new BoxLostInTestError(reason) : new BoxLostError(reason),
    );
    this.drop(reason);
  }

  /** Nothing will be answered any more, whatever was asked. */
  drop(reason: string): void {
    for (const asked of this.#asked.splice(0)) asked.reject(new BoxLostBeforeError(reason));
    this.#expect();
  }

  #expect(): void {
    clearTimeout(this.#deadline);
    const [next] = this.#asked;
    this.#parser.blobCapBytes = next?.blobCapBytes ?? 0;
    if (next) this.#deadline = setTimeout(this.#onLate, next.deadlineMs);
  }
}
