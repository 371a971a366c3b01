import { htmlLang, type Locale, locales } from '#domain/locale.ts';
import { cx } from '#web/lib/cx.ts';
import { useLocale } from '#web/lib/language.tsx';

interface CaptionLinesProps {
  lines: Record<Locale, string>;
  /** How many languages are switched on: their place is kept between two lines. */
  languages: number;
  /** Over a picture, or in large type where there is none. */
  variant: 'picture' | 'sound';
}

/**
 * The captions, one or two languages. Who reads with a screen reader hears the recording
 * itself and has the transcript: these lines would only talk over it.
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
