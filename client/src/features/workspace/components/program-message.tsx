import { useId } from 'react';

/** What the compiler or the program itself complained of, in its own words. */
export function ProgramMessage({ title, text }: { title: string; text: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1.5 text-xs text-muted">
        {title}
      </h3>
      <pre className="rounded-field border border-line border-s-2 border-s-rejected bg-base-100 px-3 py-2 font-mono text-[0.8125rem] leading-relaxed break-words whitespace-pre-wrap">
        {text.trimEnd()}
      </pre>
    </section>
  );
}
