import { htmlLang, type Locale, locales } from '#domain/locale.ts';
import { cx } from '#web/lib/cx.ts';
import { useLocale } from '#web/lib/language.tsx';

interface CaptionLinesProps {
  lines: Record<Locale, string>;
  /** The number of selected languages: their space is reserved between two captions. */
  languages: number;
  /** Over a picture, or in large type without one. */
  variant: 'picture' | 'sound';
}

/**
 * The captions, in one or two languages. Hidden from screen readers: their users hear the recording
 * itself and have the transcript.
 */
export function CaptionLines({ lines, languages, variant }: CaptionLinesProps) {
  const locale = useLocale();
  const ordered = locales.toSorted((a, b) => Number(b === locale) - Number(a === locale));
  if (languages === 0) return null;
  return (
    <div
      aria-hidden="true"
      className={cx(
        'player-captions',
        languages > 1 && 'player-captions-both',
        variant === 'sound' && 'player-captions-large',
      )}
    >
      {ordered.map(
        (language) =>
          lines[language] !== '' && (
            <p key={language} lang={htmlLang[language]}>
              <span>{lines[language]}</span>
            </p>
          ),
      )}
    </div>
  );
}
