import { htmlLang } from '#domain/locale.ts';
import { useLocale } from '#web/lib/language.tsx';
import { pick } from '#web/lib/pick.tsx';
import type { ShownCue } from './media-data.ts';
import { findIn } from './transcript-search.ts';

interface CueTextProps {
  cue: ShownCue;
  words: string;
  bilingual: boolean;
}

/**
 * A line in the reader’s language; in the other as well where selected, or where it matches the
 * search.
 */
export function CueText({ cue, words, bilingual }: CueTextProps) {
  const locale = useLocale();
  const own = pick(locale, cue.text, cue.text_zh);
  const isZh = locale === 'zh';
  const other = isZh ? cue.text : cue.text_zh;
  const otherHits = findIn(other, words);
  const showsOther =
    other !== '' &&
    other !== own.text &&
    (bilingual || (otherHits !== null && findIn(own.text, words) === null));
  return (
    <span className="min-w-0">
      <span lang={own.lang} className="block">
        <Marked text={own.text} words={words} />
      </span>
      {showsOther && (
        <span lang={htmlLang[isZh ? 'en' : 'zh']} className="block text-sm text-soft">
          <Marked text={other} words={words} />
        </span>
      )}
    </span>
  );
}

/** A text with the matches of a search marked. */
function Marked({ text, words }: { text: string; words: string }) {
  const segments = findIn(text, words);
  if (segments === null) return text;
  let at = 0;
  return segments.map((segment) => {
    const key = at;
    at += segment.text.length;
    return segment.isHit ? (
      <mark key={key} className="rounded-sm bg-porcelain/20 font-semibold text-ink">
        {segment.text}
      </mark>
    ) : (
      <span key={key}>{segment.text}</span>
    );
  });
}
