import type { Picked } from '#web/lib/pick.tsx';

/** A text that may have several paragraphs, with blank lines between them. */
export function Paragraphs({ text, lang, className }: Picked & { className?: string }) {
  if (text === '') return null;
  return (
    <div lang={lang} className={className}>
      {text.split(/\n{2,}/).map((paragraph, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may say the same.
        <p key={i} className={i > 0 ? 'mt-4' : undefined}>
          {paragraph}
        </p>
      ))}
    </div>
  );
}
