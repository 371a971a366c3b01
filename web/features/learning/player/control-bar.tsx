import type { ReactNode, Ref } from 'react';
import type { Locale } from '#domain/locale.ts';
import { cx } from '#web/lib/cx.ts';
import { useLocale } from '#web/lib/language.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { Pause, Play } from '#web/ui/icons.tsx';
import {
  Maximize,
  Minimize,
  PictureInPicture2,
  RotateCcw,
  Volume2,
  VolumeX,
} from '#web/ui/page-icons.tsx';
import { clockOf } from './clock.ts';
import { type PlayerPreferences, SPEEDS } from './player-preferences.ts';
import { SeekBar } from './seek-bar.tsx';
import type { MediaState } from './use-media-state.ts';
import type { Stretch } from './watched-parts.ts';

/** A toggle of the whole player; absent where the browser does not support it. */
interface Switch {
  isOn: boolean;
  isPossible: boolean;
  toggle: () => void;
}

interface ControlBarProps {
  state: MediaState;
  preferences: PlayerPreferences;
  /** The languages with captions. */
  languages: readonly Locale[];
  watched: readonly Stretch[];
  fullscreen: Switch;
  miniature: Switch;
  playButton: Ref<HTMLButtonElement>;
  onToggle: () => void;
  onSeek: (seconds: number) => void;
  onMute: () => void;
  onChange: (change: Partial<PlayerPreferences>) => void;
}

/** All controls of a recording. They never hide and cover no picture. */
export function ControlBar({
  state,
  preferences,
  languages,
  watched,
  fullscreen,
  miniature,
  playButton,
  onToggle,
  onSeek,
  onMute,
  onChange,
}: ControlBarProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { captions, speed, volume, muted } = preferences;
  const isSilent = muted || volume === 0;
  // The reader’s own language first.
  const ordered = languages.toSorted((a, b) => Number(b === locale) - Number(a === locale));

  return (
    <div className="player-bar px-3 pb-2 sm:px-4">
      <SeekBar
        seconds={state.seconds}
        duration={state.duration}
        loadedTo={state.loadedTo}
        watched={watched}
        onSeek={onSeek}
      />
      <div className="flex flex-wrap items-center sm:gap-x-1">
        {/* On a phone it is right below the bar, and leaves its line to the buttons. */}
        <IconButton
          ref={playButton}
          label={t(playLabel(state))}
          icon={<PlayIcon state={state} />}
          className="text-porcelain"
          onClick={onToggle}
        />
        <p className="flex w-full justify-between gap-1 text-sm whitespace-nowrap text-soft max-sm:order-first sm:w-auto sm:px-1">
          {clockOf(state.seconds)}
          <span aria-hidden="true" className="max-sm:hidden">
            /
          </span>
          <span className="sr-only"> </span>
          <span>{clockOf(state.duration)}</span>
        </p>
        <span className="grow" />
        {ordered.length > 0 && (
          <fieldset className="flex">
            <legend className="sr-only">{t('player.captions.group')}</legend>
            {ordered.map((language) => (
              <CaptionButton
                key={language}
                isOn={captions[language]}
                label={t(`player.captions.${language}`)}
                onPress={() =>
                  onChange({ captions: { ...captions, [language]: !captions[language] } })
                }
              >
                {t(`player.captions.sign.${language}`)}
              </CaptionButton>
            ))}
          </fieldset>
        )}
        <select
          aria-label={t('player.speed')}
          title={t('player.speed')}
          value={speed}
          onChange={(event) => onChange({ speed: Number(event.currentTarget.value) })}
          className="min-h-11 min-w-11 appearance-none rounded-md bg-transparent px-2 text-center text-sm font-medium text-soft [field-sizing:content] hover:bg-wash hover:text-porcelain"
        >
          {SPEEDS.map((one) => (
            <option key={one} value={one} className="bg-raised text-ink">
              {`${one}×`}
            </option>
          ))}
        </select>
        {/* Phones have hardware keys for it. */}
        <span className="hidden items-center md:inline-flex">
          <IconButton
            label={isSilent ? t('player.unmute') : t('player.mute')}
            icon={
              isSilent ? (
                <VolumeX aria-hidden="true" className="size-5" />
              ) : (
                <Volume2 aria-hidden="true" className="size-5" />
              )
            }
            onClick={onMute}
          />
          <input
            type="range"
            min={0}
            max={1}
            step={0.05}
            value={muted ? 0 : volume}
            data-arrows="own"
            aria-label={t('player.volume')}
            aria-valuetext={`${Math.round((muted ? 0 : volume) * 100)}%`}
            onChange={(event) =>
              onChange({ volume: Number(event.currentTarget.value), muted: false })
            }
            className="player-range player-range-short w-20"
          />
        </span>
        {miniature.isPossible && (
          <IconButton
            label={miniature.isOn ? t('player.miniatureOff') : t('player.miniature')}
            icon={<PictureInPicture2 aria-hidden="true" className="size-5" />}
            aria-pressed={miniature.isOn}
            onClick={miniature.toggle}
          />
        )}
        {fullscreen.isPossible && (
          <IconButton
            label={fullscreen.isOn ? t('player.fullscreenOff') : t('player.fullscreen')}
            icon={
              fullscreen.isOn ? (
                <Minimize aria-hidden="true" className="size-5" />
              ) : (
                <Maximize aria-hidden="true" className="size-5" />
              )
            }
            onClick={fullscreen.toggle}
          />
        )}
      </div>
    </div>
  );
}

/** The label of the play button. */
export function playLabel({ playing, ended }: MediaState) {
  if (playing) return 'player.pause' as const;
  return ended ? ('player.again' as const) : ('player.play' as const);
}

/** The icon of the play button. */
export function PlayIcon({
  state,
  className = 'size-6',
}: {
  state: MediaState;
  className?: string;
}) {
  const Icon = state.playing ? Pause : state.ended ? RotateCcw : Play;
  return <Icon aria-hidden="true" className={cx(className, !state.ended && 'fill-current')} />;
}

interface CaptionButtonProps {
  isOn: boolean;
  label: string;
  onPress: () => void;
  children: ReactNode;
}

/** Captions in one language, on or off: both may be on. */
function CaptionButton({ isOn, label, onPress, children }: CaptionButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      title={label}
      onClick={onPress}
      className="group relative inline-grid size-11 place-items-center rounded-md hover:bg-wash"
    >
      <span
        className={cx(
          'min-w-8 rounded-sm border px-1 text-sm leading-6 font-semibold',
          isOn
            ? 'border-solid-deep bg-solid text-on-solid'
            : 'border-line-strong text-soft group-hover:text-porcelain',
        )}
      >
        {children}
      </span>
      <span className="sr-only">{label}</span>
    </button>
  );
}
