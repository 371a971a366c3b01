import {
  type LandscapeFormat,
  type LandscapePicture,
  type LandscapeScheme,
  landscapePath,
} from '#domain/landscape-address.ts';
import { useSiteDataIfLoaded } from '#web/lib/site-data.ts';

interface LandscapeProps extends Partial<LandscapePicture> {
  seed: number;
  /** It is among the first things seen on its page: load it at once. */
  eager?: boolean;
  /** The drawing on a screen narrower than 40rem, where it is another one. */
  narrow?: LandscapeFormat;
  className?: string;
}

/**
 * The media query of the dark picture. A file cannot see the page’s theme, nor in older Safari the
 * device’s (docs/decisions/0106), so the page chooses.
 */
const darkMedia = {
  system: '(prefers-color-scheme: dark)',
  dark: 'all',
  light: 'not all',
} as const;

const narrowMedia = {
  system: '(width < 40rem) and (prefers-color-scheme: dark)',
  dark: '(width < 40rem)',
  light: 'not all',
} as const;

/** Layered ridges from a seed; decoration, so it has no name for screen readers. */
export function Landscape({ eager = false, narrow, className, ...options }: LandscapeProps) {
  const theme = useSiteDataIfLoaded()?.theme ?? 'system';
  const picture: LandscapePicture = {
    level: 2,
    format: 'cover',
    warmDisc: false,
    sunrise: false,
    sky: true,
    ...options,
  };
  const path = (scheme: LandscapeScheme, format = picture.format) =>
    landscapePath({ ...picture, format }, scheme);
  return (
    <picture>
      {narrow && (
        <>
          <source media={narrowMedia[theme]} srcSet={path('dark', narrow)} />
          <source media="(width < 40rem)" srcSet={path('light', narrow)} />
        </>
      )}
      <source media={darkMedia[theme]} srcSet={path('dark')} />
      <img
        alt=""
        src={path('light')}
        {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        className={className}
      />
    </picture>
  );
}
