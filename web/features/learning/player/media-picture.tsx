import type { Ref } from 'react';
import { htmlLang } from '#domain/locale.ts';
import { useLocale } from '#web/lib/language.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Landscape } from '#web/ui/landscape.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { PlayIcon } from './control-bar.tsx';
import type { MediaData } from './media-data.ts';
import type { MediaState } from './use-media-state.ts';

/** In WeChat’s browser a video would otherwise fill the whole screen. */
const stayInPage = { 'webkit-playsinline': 'true', 'x5-playsinline': 'true' };

interface MediaPictureProps {
  media: Ref<HTMLVideoElement & HTMLAudioElement>;
  data: MediaData;
  /** The address in use. */
  src: string;
  title: string;
  lessonId: number;
  state: MediaState;
  /** The page’s own controls are ready; until then, the browser’s are shown. */
  hydrated: boolean;
  onPress: () => void;
  onDoublePress: () => void;
}

/** The media element itself: a video, which toggles on click, or an audio below a landscape. */
export function MediaPicture({
  media,
  data,
  src,
  title,
  lessonId,
  state,
  hydrated,
  onPress,
  onDoublePress,
}: MediaPictureProps) {
  const { t } = useTranslation();
  const locale = useLocale();
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
    src,
    'aria-label': title,
    controls: !hydrated,
    preload: 'metadata',
  } as const;

  if (data.type === 'audio') {
    return (
      <>
        <Landscape seed={lessonId} level={3} format="wide" className="player-picture-still" />
        <audio {...common} className="absolute inset-x-4 bottom-4 w-auto">
          {tracks}
          {t('learning.media.unsupported')}
        </audio>
      </>
    );
  }
  return (
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
          // The play button below serves keyboards and screen readers.
          tabIndex={-1}
          aria-hidden="true"
          onClick={onPress}
          onDoubleClick={onDoublePress}
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
  );
}
