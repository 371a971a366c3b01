import { Play } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { htmlLang } from '#domain/locale.ts';
import { cx } from '#web/lib/cx.ts';
import { useHydrated } from '#web/lib/hydrated.ts';
import { useLocale } from '#web/lib/language.tsx';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { useSiteData } from '#web/lib/site-data.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Landscape } from '#web/ui/landscape.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { CaptionLines } from './player/caption-lines.tsx';
import { clockOf } from './player/clock.ts';
import { ControlBar, PlayIcon } from './player/control-bar.tsx';
import { KeyList } from './player/key-list.tsx';
import { type MediaData, mediaProblem, mimeTypeOf } from './player/media-data.ts';
import { MissingLine } from './player/missing-line.tsx';
import { commandOfKey, focusKindOf } from './player/player-keys.ts';
import { Transcript } from './player/transcript.tsx';
import { captionLanguages, useCaptions } from './player/use-captions.ts';
import { useFullscreen, useMiniature } from './player/use-fullscreen.ts';
import { useMediaSession } from './player/use-media-session.ts';
import { useMediaState } from './player/use-media-state.ts';
import { usePreferences } from './player/use-preferences.ts';
import { useWatched } from './player/use-watched.ts';
import { memoryKey } from './player/watched-memory.ts';
import { useSteadyAddress } from './use-steady-address.ts';

interface MediaPlayerProps {
  lessonId: number;
  data: MediaData;
  title: string;
  /** Seconds: where it was left on any device. */
  startAt: number;
  /** How much of it earlier visits have watched, 0 to 100. */
  earlierPercent: number;
  completed: boolean;
  onProgress: (percent: number, positionSeconds: number) => void;
  /** It stands still: a moment to save. */
  onPause: () => void;
  /** With how much of it has been watched, 0 to 100. */
  onEnded: (percent: number) => void;
}

/** In WeChat’s browser a video would otherwise fill the whole screen. */
const stayInPage = { 'webkit-playsinline': 'true', 'x5-playsinline': 'true' };

/**
 * A video or an audio: its picture, its captions in one or two languages, its controls, and
 * its words below. Before scripts run the browser’s own controls are there.
 */
export function MediaPlayer(props: MediaPlayerProps) {
  const { lessonId, data, title, completed } = props;
  const { t } = useTranslation();
  const locale = useLocale();
  const { user } = useSiteData();
  const hydrated = useHydrated();
  const player = useRef<HTMLElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const media = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  const playButton = useRef<HTMLButtonElement>(null);
  const state = useMediaState(media);
  const [preferences, setPreferences] = usePreferences();
  const watched = useWatched(media, {
    memory: memoryKey(user?.user_id ?? null, lessonId),
    earlierPercent: props.earlierPercent,
    startAt: props.startAt,
    onProgress: props.onProgress,
    onPause: props.onPause,
    onEnded: props.onEnded,
  });
  const fullscreen = useFullscreen(frame, media);
  const miniature = useMiniature(media);
  useMediaSession(media, title, data.poster);
  const lines = useCaptions(media, data, preferences.captions, state.seconds);
  const languages = captionLanguages(data);
  const captioned = languages.filter((language) => preferences.captions[language]).length;
  const isVideo = data.type === 'video';
  const { speed, volume, muted } = preferences;

  useEffect(() => {
    const element = media.current;
    if (element === null) return;
    // Loading again falls back to the default.
    element.defaultPlaybackRate = speed;
    element.playbackRate = speed;
    element.volume = volume;
    element.muted = muted;
  }, [speed, volume, muted]);

  const toggle = useCallback(() => {
    const element = media.current;
    if (element === null) return;
    if (element.paused || element.ended) void element.play().catch(() => undefined);
    else element.pause();
  }, []);
  function seekTo(seconds: number) {
    const element = media.current;
    if (element === null) return;
    const end = Number.isFinite(element.duration) ? element.duration : seconds;
    element.currentTime = Math.max(0, Math.min(end, seconds));
    watched.forgetResume();
  }
  function playFrom(seconds: number) {
    seekTo(seconds);
    void media.current?.play().catch(() => undefined);
  }
  function toggleMute() {
    const silent = muted || volume === 0;
    setPreferences({ muted: !silent, ...(silent && volume === 0 && { volume: 1 }) });
  }
  function toggleCaptions() {
    const own = { zh: locale === 'zh', en: locale === 'en' };
    setPreferences({ captions: captioned > 0 ? { zh: false, en: false } : own });
  }

  const onKey = useRef<(event: KeyboardEvent) => void>(() => undefined);
  onKey.current = (event) => {
    if (!(event.target instanceof Element) || event.defaultPrevented) return;
    const command = commandOfKey({
      key: event.key,
      isModified: event.ctrlKey || event.altKey || event.metaKey,
      isRepeat: event.repeat,
      isComposing: event.isComposing || event.keyCode === 229,
      focus: focusKindOf(event.target),
    });
    if (command === null) return;
    event.preventDefault();
    switch (command.type) {
      case 'toggle':
        return toggle();
      case 'seekBy':
        return seekTo((media.current?.currentTime ?? 0) + command.seconds);
      case 'mute':
        return toggleMute();
      case 'captions':
        return toggleCaptions();
      case 'fullscreen':
        if (fullscreen.isPossible) fullscreen.toggle();
    }
  };
  useEffect(() => {
    const element = player.current;
    // Only while the focus is inside: single keys belong to whoever has the focus.
    const listener = (event: KeyboardEvent) => onKey.current(event);
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  }, []);

  const isBroken = state.error !== null;
  const address = useSteadyAddress(data.url, isBroken);
  const revalidate = useRevalidate();
  // Its address may have expired while the page was open.
  const retry = () => void revalidate().then(watched.retry);

  const tracks = data.captions.map(({ language, url }) => (
    <track
      key={language}
      kind="captions"
      src={url}
      srcLang={htmlLang[language]}
      label={t(`player.captions.${language}`)}
      default={language === locale}
    />
  ));
  const common = {
    ref: media,
    src: address,
    'aria-label': title,
    controls: !hydrated,
    preload: 'metadata',
  } as const;

  return (
    <section
      ref={player}
      aria-label={isVideo ? t('player.video', { title }) : t('player.audio', { title })}
    >
      <div ref={frame} className="player rounded-lg ring-1 ring-line [&:fullscreen]:rounded-none">
        {isBroken && <Broken data={data} errorCode={state.error ?? 0} onRetry={retry} />}
        <div className={cx('player-screen', isBroken && 'hidden')}>
          {isVideo ? (
            <div className="player-view">
              <video
                {...common}
                poster={data.poster ?? undefined}
                playsInline
                className="player-picture"
                {...stayInPage}
              >
                {tracks}
                {t('learning.media.unsupported')}
              </video>
              {hydrated && (
                <button
                  type="button"
                  // The play button below is the one for keys and screen readers.
                  tabIndex={-1}
                  aria-hidden="true"
                  onClick={() => {
                    toggle();
                    playButton.current?.focus({ preventScroll: true });
                  }}
                  onDoubleClick={fullscreen.toggle}
                  className="absolute inset-0 grid size-full cursor-pointer place-items-center"
                >
                  {!state.playing && (
                    <span className="player-sign">
                      <PlayIcon state={state} className="size-9" />
                    </span>
                  )}
                  {state.waiting && (
                    <span className="player-sign">
                      <Spinner className="text-2xl" />
                    </span>
                  )}
                </button>
              )}
            </div>
          ) : (
            <>
              <Landscape seed={lessonId} level={3} format="wide" className="player-picture-still" />
              <audio {...common} className="absolute inset-x-4 bottom-4 w-auto">
                {tracks}
                {t('learning.media.unsupported')}
              </audio>
            </>
          )}
          <CaptionLines
            lines={lines}
            languages={captioned}
            variant={isVideo ? 'picture' : 'sound'}
          />
        </div>
        <div className={cx(!hydrated && 'invisible', isBroken && 'hidden')}>
          <ControlBar
            state={state}
            preferences={preferences}
            languages={languages}
            watched={watched.stretches}
            fullscreen={fullscreen}
            miniature={miniature}
            playButton={playButton}
            onToggle={toggle}
            onSeek={seekTo}
            onMute={toggleMute}
            onChange={setPreferences}
          />
        </div>
      </div>
      {watched.resumedAt !== null && !isBroken && (
        <p role="status" className="mt-3 flex flex-wrap items-center gap-x-3 text-sm text-soft">
          {t('player.resumed', { at: clockOf(watched.resumedAt) })}
          <Button
            variant="quiet"
            size="sm"
            className="min-h-11"
            icon={<Play aria-hidden="true" className="size-4" />}
            onClick={() => playFrom(0)}
          >
            {t('player.fromStart')}
          </Button>
        </p>
      )}
      <MissingLine
        type={data.type}
        percent={watched.percent}
        watched={watched.stretches}
        duration={state.duration}
        completed={completed}
        onPlayFrom={playFrom}
      />
      {data.transcript.length > 0 && (
        <Transcript
          cues={data.transcript}
          seconds={state.seconds}
          playing={state.playing}
          bilingual={preferences.bilingual}
          onBilingual={(bilingual) => setPreferences({ bilingual })}
          onJump={playFrom}
        />
      )}
      <KeyList isVideo={isVideo} />
    </section>
  );
}

interface BrokenProps {
  data: MediaData;
  errorCode: number;
  onRetry: () => void;
}

/** Why it does not play, and what can be done. */
function Broken({ data, errorCode, onRetry }: BrokenProps) {
  const { t } = useTranslation();
  const type = mimeTypeOf(data.url);
  const canPlay = type === null ? null : document.createElement(data.type).canPlayType(type);
  const problem = mediaProblem(data.type, errorCode, canPlay);
  const isForeign = problem === 'unsupported';
  return (
    <div
      role="alert"
      className="grid justify-items-center bg-seal-wash px-6 py-8 text-center text-ink"
    >
      <p className="font-serif text-xl">
        {isForeign ? t('learning.media.unsupported') : t(`learning.problems.${problem}`)}
      </p>
      <p className="measure mt-2 text-balance text-soft">
        {isForeign ? t('player.problem.other') : t('player.problem.help')}
      </p>
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        <Button variant="secondary" onClick={onRetry}>
          {t('common.retry')}
        </Button>
        <a href={data.url} download className={buttonClass('quiet')}>
          {t('player.problem.download')}
        </a>
      </div>
    </div>
  );
}
