import { useRef } from 'react';
import { cx } from '#web/lib/cx.ts';
import { useHydrated } from '#web/lib/hydrated.ts';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { BrokenMedia } from './player/broken-media.tsx';
import { CaptionLines } from './player/caption-lines.tsx';
import { ControlBar } from './player/control-bar.tsx';
import { KeyList } from './player/key-list.tsx';
import type { MediaData } from './player/media-data.ts';
import { MediaPicture } from './player/media-picture.tsx';
import { MissingLine } from './player/missing-line.tsx';
import styles from './player/player.css?url';
import { ResumedLine } from './player/resumed-line.tsx';
import { Transcript } from './player/transcript.tsx';
import { captionLanguages, useCaptions } from './player/use-captions.ts';
import { useFullscreen, useMiniature } from './player/use-fullscreen.ts';
import { useMediaSession } from './player/use-media-session.ts';
import { useMediaState } from './player/use-media-state.ts';
import { usePlayerControls } from './player/use-player-controls.ts';
import { usePlayerKeys } from './player/use-player-keys.ts';
import { usePreferences } from './player/use-preferences.ts';
import { useWatched } from './player/use-watched.ts';
import { memoryKey } from './player/watched-memory.ts';
import { useSteadyAddress } from './use-steady-address.ts';

interface MediaPlayerProps {
  lessonId: number;
  data: MediaData;
  title: string;
  /** Seconds: the position on the last device. */
  startAt: number;
  /** How much of it earlier visits have watched, 0 to 100. */
  earlierPercent: number;
  completed: boolean;
  onProgress: (percent: number, positionSeconds: number) => void;
  /** Called when it pauses: a moment to save. */
  onPause: () => void;
  /** With how much of it has been watched, 0 to 100. */
  onEnded: (percent: number) => void;
}

/**
 * The player of a video or audio: picture, captions in one or two languages, controls, and
 * transcript below. Before scripts run the browser’s own controls are there.
 */
export function MediaPlayer(props: MediaPlayerProps) {
  const { lessonId, data, title, completed } = props;
  const { t } = useTranslation();
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
  const controls = usePlayerControls(media, {
    preferences,
    setPreferences,
    captioned,
    onSeek: watched.forgetResume,
  });
  usePlayerKeys(player, {
    media,
    controls,
    toggleFullscreen: () => {
      if (fullscreen.isPossible) fullscreen.toggle();
    },
  });

  const isBroken = state.error !== null;
  const address = useSteadyAddress(data.url, isBroken);
  const revalidate = useRevalidate();
  // Its address may have expired while the page was open.
  const retry = () => void revalidate().then(watched.retry);

  return (
    <section
      ref={player}
      aria-label={isVideo ? t('player.video', { title }) : t('player.audio', { title })}
    >
      <link rel="stylesheet" href={styles} precedence="default" />
      <div ref={frame} className="player rounded-lg ring-1 ring-line [&:fullscreen]:rounded-none">
        {isBroken && <BrokenMedia data={data} errorCode={state.error ?? 0} onRetry={retry} />}
        <div className={cx('player-screen', isBroken && 'hidden')}>
          <MediaPicture
            media={media}
            data={data}
            src={address}
            title={title}
            lessonId={lessonId}
            state={state}
            hydrated={hydrated}
            onPress={() => {
              controls.toggle();
              playButton.current?.focus({ preventScroll: true });
            }}
            onDoublePress={fullscreen.toggle}
          />
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
            onToggle={controls.toggle}
            onSeek={controls.seekTo}
            onMute={controls.toggleMute}
            onChange={setPreferences}
          />
        </div>
      </div>
      {watched.resumedAt !== null && !isBroken && (
        <ResumedLine resumedAt={watched.resumedAt} onFromStart={() => controls.playFrom(0)} />
      )}
      <MissingLine
        type={data.type}
        percent={watched.percent}
        watched={watched.stretches}
        duration={state.duration}
        completed={completed}
        onPlayFrom={controls.playFrom}
      />
      {data.transcript.length > 0 && (
        <Transcript
          cues={data.transcript}
          seconds={state.seconds}
          playing={state.playing}
          bilingual={preferences.bilingual}
          onBilingual={(bilingual) => setPreferences({ bilingual })}
          onJump={controls.playFrom}
        />
      )}
      <KeyList isVideo={isVideo} />
    </section>
  );
}
