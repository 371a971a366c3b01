import { useState } from 'react';
import { cx } from '#web/lib/cx.ts';
import { useTranslation } from '#web/lib/translation.tsx';

interface ExpandableTextProps {
  text: string;
  lang?: string | undefined;
  className?: string;
}

/** Wide characters count twice: about as much as three lines of a card. */
const THREE_LINES = 130;

/** Whether a text is longer than three lines of a card. */
export function isLong(text: string): boolean {
  let width = 0;
  for (const character of text)
    width += /\p{Script=Han}|[\u3000-\u303f\uff00-\uffef]/u.test(character) ? 2 : 1;
  return width > THREE_LINES;
}

/** Three lines of a text, and the rest on demand. */
export function ExpandableText({ text, lang, className }: ExpandableTextProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  if (!isLong(text)) {
    return (
      <p lang={lang} className={className}>
        {text}
      </p>
    );
  }
  return (
    <div className={className}>
      <p lang={lang} className={cx(!open && 'line-clamp-3')}>
        {text}
      </p>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="link -mb-2 inline-flex min-h-11 items-center"
      >
        {t(open ? 'rewards.card.less' : 'rewards.card.more')}
      </button>
    </div>
  );
}
