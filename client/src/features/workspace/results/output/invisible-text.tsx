import { showInvisibles } from './invisible.ts';

type InvisibleTextProps = { text: string; isShown: boolean };

/** Part of a line, with signs for what nobody sees while that is wanted. */
export function InvisibleText({ text, isShown }: InvisibleTextProps) {
  if (!isShown) return text;
  return showInvisibles(text).map(({ text, isSign }, index) =>
    isSign ? (
      <span key={index} className="text-muted">
        {text}
      </span>
    ) : (
      text
    ),
  );
}
