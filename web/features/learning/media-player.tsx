import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentData } from '#contract/learning.ts';
import { cx } from '#web/lib/cx.ts';
import { htmlLang, useLocale } from '#web/lib/language.tsx';
import { usePick } from '#web/lib/pick.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { stretchesOf, watchedPercent } from './watched.ts';

type MediaData = Extract<ContentData, { url: string; captions: unknown }>;

interface MediaPlayerProps {
  data: MediaData;
  title: string;
  /** Seconds: where it was left on any device. */
  startAt: number;
  /** How much of it earlier visits have watched, 0 to 100. */
  earlierPercent: number;
  onProgress: (percent: number, positionSeconds: number) => void;
  /** It stands still: a moment to save. */
  onPause: () => void;
  /** With how much of it has been watched, 0 to 100. */
  onEnded: (percent: number) => void;
}

/** In WeChat’s browser a video would otherwise take over the whole screen. */
const stayInPage = { 'webkit-playsinline': 'true', 'x5-playsinline': 'true' };

/** So close to its end it begins again from the start. */
const NEAR_END_SECONDS = 5;

/** Names of the languages of captions, each in its own. */
const languageNames = { zh: '中文', en: 'English' } as const;

/** A video or an audio with its captions, and its words below to read and to jump by. */
export function MediaPlayer({
  data,
  title,
  startAt,
  earlierPercent,
  onProgress,
  onPause,
  onEnded,
}: MediaPlayerProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const media = useRef<HTMLMediaElement | null>(null);
  const [seconds, setSeconds] = useState(0);
  const [failed, setFailed] = useState(false);
  const earlier = useRef(earlierPercent);
  const isVideo = data.type === 'video';

  function resume(element: HTMLMediaElement) {
    if (startAt > 0 && startAt < element.duration - NEAR_END_SECONDS) {
      element.currentTime = startAt;
    }
  }

  const began = useRef(resume);
  useEffect(() => {
    const element = media.current;
    if (element === null) return;
    // A player that came with the page may have loaded, or failed, before this ran.
    if (element.error !== null || element.networkState === element.NETWORK_NO_SOURCE) {
      setFailed(true);
    } else if (element.readyState >= element.HAVE_METADATA && element.currentTime === 0) {
      began.current(element);
    }
  }, []);

  function report(element: HTMLMediaElement): number {
    const played = stretchesOf(element.played);
    const percent = watchedPercent(played, element.duration, earlier.current);
    onProgress(percent, Math.round(element.currentTime));
    return percent;
  }

  const handlers = {
    onLoadedMetadata: (event: SyntheticEvent<HTMLMediaElement>) => resume(event.currentTarget),
    onTimeUpdate: (event: SyntheticEvent<HTMLMediaElement>) => {
      const element = event.currentTarget;
      setSeconds(element.currentTime);
      if (!element.paused) report(element);
    },
    onPause: (event: SyntheticEvent<HTMLMediaElement>) => {
      report(event.currentTarget);
      onPause();
    },
    onEnded: (event: SyntheticEvent<HTMLMediaElement>) => {
      onEnded(report(event.currentTarget));
    },
    onError: () => setFailed(true),
  };
  const tracks = data.captions.map(({ language, url }) => (
    <track
      key={language}
      kind="captions"
      src={url}
      srcLang={htmlLang[language]}
      label={languageNames[language]}
      default={language === locale}
    />
  ));

  function jumpTo(start: number) {
    const element = media.current;
    if (element === null) return;
    element.currentTime = start;
    void element.play().catch(() => undefined);
  }

  if (failed) {
    return (
      <ErrorState
        title={
          isVideo
            ? t('learning.problems.videoUnavailable')
            : t('learning.problems.audioUnavailable')
        }
        retry={{ label: t('common.retry'), onPress: () => setFailed(false) }}
      >
        {t('common.errorHelp')}
      </ErrorState>
    );
  }
  return (
    <div>
      {isVideo ? (
        <video
          ref={(element) => {
            media.current = element;
          }}
          src={data.url}
          poster={data.poster ?? undefined}
          aria-label={title}
          controls
          playsInline
          preload="metadata"
          className="aspect-video w-full rounded-lg bg-[#0a1222]"
          {...stayInPage}
          {...handlers}
        >
          {tracks}
          {t('learning.media.unsupported')}
        </video>
      ) : (
        <div className="rounded-lg bg-sunk p-4 sm:p-6">
          <audio
            ref={(element) => {
              media.current = element;
            }}
            src={data.url}
            aria-label={title}
            controls
            preload="metadata"
            className="w-full"
            {...handlers}
          >
            {t('learning.media.unsupported')}
          </audio>
        </div>
      )}
      {data.transcript.length > 0 && (
        <Transcript cues={data.transcript} seconds={seconds} onJump={jumpTo} />
      )}
    </div>
  );
}

interface TranscriptProps {
  cues: MediaData['transcript'];
  seconds: number;
  onJump: (seconds: number) => void;
}

function Transcript({ cues, seconds, onJump }: TranscriptProps) {
  const { t } = useTranslation();
  const text = usePick();
  return (
    <details open className="group mt-5 rounded-lg ring-1 ring-line">
      <summary className="flex min-h-12 items-center justify-between gap-4 px-4 font-medium text-porcelain">
        {t('learning.media.transcript')}
        <span className="text-sm font-normal text-soft">
          <span className="group-open:hidden">{t('common.showMore')}</span>
          <span className="hidden group-open:inline">{t('common.showLess')}</span>
        </span>
      </summary>
      <ol className="max-h-96 overflow-y-auto border-t border-line p-2">
        {cues.map((cue) => {
          const words = text(cue.text, cue.text_zh);
          const current = seconds >= cue.start && seconds < cue.end;
          return (
            <li key={cue.start}>
              <button
                type="button"
                aria-current={current ? 'true' : undefined}
                onClick={() => onJump(cue.start)}
                className={cx(
                  'flex min-h-11 w-full gap-4 rounded-md px-2 py-2 text-left transition-colors hover:bg-wash',
                  current && 'bg-wash text-porcelain',
                )}
              >
                <span className="w-12 shrink-0 text-sm leading-7 text-soft">
                  {clockOf(cue.start)}
                </span>
                <span lang={words.lang}>{words.text}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </details>
  );
}

/** `m:ss`, as a player writes it. */
function clockOf(totalSeconds: number): string {
  const minutes = Math.floor(totalSeconds / 60);
  const seconds = Math.floor(totalSeconds % 60);
  return `${minutes}:${String(seconds).padStart(2, '0')}`;
}
