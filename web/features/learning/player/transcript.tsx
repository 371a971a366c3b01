import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { cx } from '#web/lib/cx.ts';
import { usePrefersReducedMotion } from '#web/lib/reduced-motion.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/field.tsx';
import { Search } from '#web/ui/icons.tsx';
import { LocateFixed } from '#web/ui/page-icons.tsx';
import { clockOf } from './clock.ts';
import { CueText } from './cue-text.tsx';
import type { ShownCue } from './media-data.ts';
import { findIn } from './transcript-search.ts';

interface TranscriptProps {
  cues: readonly ShownCue[];
  seconds: number;
  playing: boolean;
  bilingual: boolean;
  onBilingual: (bilingual: boolean) => void;
  onJump: (seconds: number) => void;
}

/** The current line, or the last one before. */
function currentCue(cues: readonly ShownCue[], seconds: number): number {
  return cues.findLastIndex(({ start }) => seconds >= start);
}

/**
 * The transcript, to read, to search and to seek by. It follows the recording inside its own box
 * until the reader scrolls it; the focus never moves by itself, and the whole list is one tab stop.
 */
export function Transcript({
  cues,
  seconds,
  playing,
  bilingual,
  onBilingual,
  onJump,
}: TranscriptProps) {
  const { t } = useTranslation();
  const reducesMotion = usePrefersReducedMotion();
  const [words, setWords] = useState('');
  const [follows, setFollows] = useState(true);
  const [stop, setStop] = useState(0);
  const list = useRef<HTMLOListElement>(null);
  const current = currentCue(cues, seconds);
  const isSearching = words.trim() !== '';
  const shown = cues
    .map((cue, index) => ({ cue, index }))
    .filter(
      ({ cue }) => !isSearching || findIn(cue.text, words) !== null || findIn(cue.text_zh, words),
    );
  // The one line at the tab stop.
  const stopIndex = shown.some(({ index }) => index === stop) ? stop : (shown[0]?.index ?? 0);

  useEffect(() => {
    const box = list.current;
    if (box === null || !follows || isSearching || current < 0) return;
    const line = box.children[current];
    if (!(line instanceof HTMLElement)) return;
    const top = line.offsetTop - (box.clientHeight - line.clientHeight) / 2;
    box.scrollTo({ top, behavior: reducesMotion ? 'auto' : 'smooth' });
  }, [current, follows, isSearching, reducesMotion]);

  function onKeyDown(event: KeyboardEvent<HTMLOListElement>) {
    const at = shown.findIndex(({ index }) => index === stopIndex);
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: shown.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(shown.length - 1, to));
    setStop(shown[next]?.index ?? 0);
    setFollows(false);
    list.current?.children[next]?.querySelector('button')?.focus();
  }

  return (
    <details open className="group mt-6 rounded-lg ring-1 ring-line">
      <summary className="flex min-h-12 items-center justify-between gap-4 px-4 font-medium text-porcelain">
        {t('learning.media.transcript')}
        <span className="text-sm font-normal text-soft">
          <span className="group-open:hidden">{t('controls.showMore')}</span>
          <span className="hidden group-open:inline">{t('controls.showLess')}</span>
        </span>
      </summary>
      <div className="flex flex-wrap items-center gap-3 border-t border-line p-3">
        <TranscriptSearch words={words} onChange={setWords} />
        <Checkbox
          label={t('player.transcript.both')}
          checked={bilingual}
          onChange={(event) => onBilingual(event.currentTarget.checked)}
        />
        <p role="status" className={isSearching ? 'w-full text-sm text-soft' : 'sr-only'}>
          {isSearching &&
            (shown.length === 0
              ? t('player.transcript.none')
              : t('player.transcript.found', { count: shown.length }))}
        </p>
      </div>
      <ol
        ref={list}
        aria-label={t('player.transcript.region', { count: cues.length })}
        onKeyDown={onKeyDown}
        onWheel={() => setFollows(false)}
        onTouchMove={() => setFollows(false)}
        className="relative max-h-80 overflow-y-auto overscroll-contain border-t border-line p-2 empty:hidden"
      >
        {shown.map(({ cue, index }) => (
          <li key={cue.start}>
            <button
              type="button"
              tabIndex={index === stopIndex ? 0 : -1}
              aria-current={index === current ? 'true' : undefined}
              onFocus={() => setStop(index)}
              onClick={() => {
                setFollows(true);
                onJump(cue.start);
              }}
              className={cx(
                'flex min-h-11 w-full gap-4 rounded-md border-l-4 px-2 py-2 text-left transition-colors hover:bg-wash',
                index === current
                  ? 'border-porcelain bg-wash text-ink'
                  : 'border-transparent text-soft',
              )}
            >
              <span className="w-10 shrink-0 text-sm leading-7 text-soft">
                {clockOf(cue.start)}
              </span>
              <CueText cue={cue} words={words} bilingual={bilingual} />
            </button>
          </li>
        ))}
      </ol>
      {!follows && playing && !isSearching && (
        <div className="border-t border-line p-2 text-center">
          <Button
            variant="quiet"
            size="sm"
            className="min-h-11"
            icon={<LocateFixed aria-hidden="true" className="size-4.5" />}
            onClick={() => setFollows(true)}
          >
            {t('player.transcript.follow')}
          </Button>
        </div>
      )}
    </details>
  );
}

interface TranscriptSearchProps {
  words: string;
  onChange: (words: string) => void;
}

/** The search field of the transcript. */
function TranscriptSearch({ words, onChange }: TranscriptSearchProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="relative min-w-[min(11rem,100%)] grow basis-0">
      <label htmlFor={id} className="sr-only">
        {t('player.transcript.search')}
      </label>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-faint"
      />
      <input
        id={id}
        type="search"
        value={words}
        placeholder={t('player.transcript.search')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={60}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="min-h-11 w-full rounded-md border border-line-strong bg-raised pr-3 pl-9.5 text-base text-ink focus:border-porcelain"
      />
    </div>
  );
}
