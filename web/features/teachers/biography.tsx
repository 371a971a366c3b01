import { useState } from 'react';
import type { Picked } from '#web/lib/pick.tsx';
import { shorten } from '#web/lib/shorten.ts';
import { useTranslation } from '#web/lib/translation.tsx';

/** Longer biographies are cut at first. */
const SHORT_LENGTH = 150;

/** A biography on a card: its beginning, and the rest on demand. */
export function Biography({ text }: { text: Picked }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const isLong = [...text.text].length > SHORT_LENGTH;
  return (
    <div className="mt-4 text-sm text-soft">
      <p lang={text.lang}>{open ? text.text : shorten(text.text, SHORT_LENGTH)}</p>
      {isLong && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="relative z-10 -mx-2 inline-flex min-h-11 items-center rounded-md px-2 font-medium text-porcelain hover:underline"
        >
          {open ? t('controls.showLess') : t('controls.showMore')}
        </button>
      )}
    </div>
  );
}
