/** Lines of a message in a row; folded ones tell of the runtime's own frames, not of the program. */
export type MessageBlock = {
  readonly text: string;
  /** Frames in a folded block; 0 where the text is to be shown. */
  readonly frames: number;
};

/** Where the judge puts the program: a place that means nothing to whoever wrote it. */
const FOLDER = /(?<=^|[\s"'(])(?:file:\/\/)?\/w\/(?=main\.|Main\.)/gm;
const OWN = /\b[Mm]ain\.(?:js|ts|java|py)\b/;
/** A line of a person's own may begin like one; only what names a place in a file is one. */
const SCRIPT_FRAME =
  /^\s+at .*(?:[^\s\d]:\d+:\d+\)?|\([\w$]+\.\w+:\d+\)|\((?:Native Method|Unknown Source|<anonymous>|index \d+)\))$/;
const PYTHON_FRAME = /^ {2}File "/;
const BELOW_PYTHON_FRAME = /^ {4}/;
/** What Node puts around a mistake: it costs the lines in which the mistake would be in sight. */
const PADDING = /^(?:Node\.js v.*)?$/;

/** Cuts a message into what is about the program and the frames of what runs it. */
export function foldFrames(message: string): MessageBlock[] {
  const blocks: { lines: string[]; frames: number }[] = [];
  let isInPythonFrame = false;
  for (const line of linesOf(message)) {
    const isFrame = isForeignFrame(line);
    const isFolded: boolean = isFrame || (isInPythonFrame && BELOW_PYTHON_FRAME.test(line));
    isInPythonFrame = isFolded && (isInPythonFrame || PYTHON_FRAME.test(line));
    const last = blocks.at(-1);
    if (last && last.frames > 0 === isFolded) {
      last.lines.push(line);
      last.frames += isFrame ? 1 : 0;
    } else {
      blocks.push({ lines: [line], frames: isFrame ? 1 : 0 });
    }
  }
  return blocks.map(({ lines, frames }) => ({ text: lines.join('\n'), frames }));
}

function linesOf(message: string): string[] {
  const lines = message.replaceAll(FOLDER, '').split('\n');
  const isTrace = lines.some((line) => SCRIPT_FRAME.test(line));
  return isTrace ? lines.filter((line) => !PADDING.test(line)) : lines;
}

function isForeignFrame(line: string): boolean {
  return (SCRIPT_FRAME.test(line) || PYTHON_FRAME.test(line)) && !OWN.test(line);
}
