import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { htmlLang, type Locale } from '#domain/locale.ts';
import { type LessonTerm, TermCards } from '#web/features/glossary/term-card.tsx';
import { cx } from '#web/lib/cx.ts';
import { useLocale } from '#web/lib/language.tsx';
import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Prose } from '#web/ui/prose.tsx';
import { alignBlocks } from './align-blocks.ts';
import { type ReaderMode, storedReaderMode, storeReaderMode } from './reader-mode.ts';
import { placeAt, type ReadingPlace, scrollTo } from './reading-position.ts';

interface BilingualTextProps {
  html: string;
  html_zh: string;
  /** The terms that are marked in the text. */
  terms: readonly LessonTerm[];
  /** As the server read it from the request. */
  startMode: ReaderMode;
}

/** The text of a lesson, in the language of the page or in both side by side. */
export function BilingualText({ html, html_zh, terms, startMode }: BilingualTextProps) {
  const locale = useLocale();
  const body = usePick()(html, html_zh);
  const box = useRef<HTMLDivElement>(null);
  const hasBoth = html.trim() !== '' && html_zh.trim() !== '';
  const [chosen, setMode] = useState(startMode);
  const mode = hasBoth ? chosen : 'one';
  const pairs = useMemo(() => alignBlocks(html, html_zh), [html, html_zh]);
  useReadingPlace(box, `${locale} ${mode}`);

  useEffect(() => {
    const stored = storedReaderMode();
    if (stored !== null) setMode(stored);
  }, []);

  const languages: readonly Locale[] = locale === 'zh' ? ['zh', 'en'] : ['en', 'zh'];
  const bodies = { en: html, zh: html_zh };
  return (
    <>
      {hasBoth && (
        <ModeSwitch
          mode={mode}
          onChange={(next) => {
            storeReaderMode(next);
            setMode(next);
          }}
        />
      )}
      <div ref={box} data-reader={mode} className="@container">
        {mode === 'one' && <Prose html={body.text} lang={body.lang} />}
        {mode === 'both' &&
          pairs?.map((pair, index) => (
            <div
              // The order of a lesson's blocks never changes.
              // biome-ignore lint/suspicious/noArrayIndexKey: as above.
              key={index}
              data-block
              className="mt-7 grid gap-x-12 gap-y-2.5 first:mt-0 has-[h2]:mt-12 has-[h2]:first:mt-0 @min-[44rem]:grid-cols-2"
            >
              {languages.map((language, side) => (
                <Prose
                  key={language}
                  html={pair[language]}
                  lang={htmlLang[language]}
                  className={cx(
                    'min-w-0',
                    side === 1 &&
                      'border-l-2 border-line pl-4 text-soft @min-[44rem]:border-0 @min-[44rem]:pl-0',
                  )}
                />
              ))}
            </div>
          ))}
        {mode === 'both' &&
          pairs === null &&
          languages.map((language, side) => (
            <Prose
              key={language}
              html={bodies[language]}
              lang={htmlLang[language]}
              className={cx(side === 1 && 'mt-12 border-t border-line pt-10')}
            />
          ))}
      </div>
      <TermCards within={box} terms={terms} key={`${locale} ${mode}`} />
    </>
  );
}

interface ModeSwitchProps {
  mode: ReaderMode;
  onChange: (mode: ReaderMode) => void;
}

function ModeSwitch({ mode, onChange }: ModeSwitchProps) {
  const { t } = useTranslation();
  return (
    // Without scripts the lesson is in the language of the page.
    <fieldset className="noscript:hidden print:hidden mb-6 inline-flex max-w-full flex-wrap rounded-md bg-sunk p-1 ring-1 ring-line">
      <legend className="sr-only">{t('reader.label')}</legend>
      {(['one', 'both'] as const).map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={mode === choice}
          onClick={() => onChange(choice)}
          className={cx(
            'min-h-11 rounded-sm px-4 text-sm font-medium transition-colors',
            mode === choice ? 'bg-raised text-porcelain shadow-lift' : 'text-soft hover:text-ink',
          )}
        >
          {t(`reader.${choice}`)}
        </button>
      ))}
    </fieldset>
  );
}

/** Below the site's header. */
const LINE = 80;

/** The positions of a lesson's blocks in the window, in either mode. */
function extentsIn(box: HTMLElement) {
  const pairs = box.querySelectorAll(':scope > [data-block]');
  const blocks = pairs.length > 0 ? pairs : (box.querySelector('.prose')?.children ?? []);
  return [...blocks].map((block) => block.getBoundingClientRect());
}

/** Keeps the block at the reading position in place when the mode changes. */
function useReadingPlace(box: RefObject<HTMLElement | null>, shownAs: string) {
  const place = useRef<ReadingPlace | null>(null);

  useEffect(() => {
    let frame = 0;
    const note = () => {
      frame = 0;
      place.current = box.current && placeAt(extentsIn(box.current), LINE);
    };
    const onScroll = () => {
      if (frame === 0) frame = requestAnimationFrame(note);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [box]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that moves the text.
  useLayoutEffect(() => {
    if (place.current === null || box.current === null) return;
    const distance = scrollTo(place.current, extentsIn(box.current), LINE);
    window.scrollBy({ top: distance, behavior: 'instant' });
  }, [box, shownAs]);
}
