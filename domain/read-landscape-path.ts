import {
  LANDSCAPE_VERSION,
  type LandscapeFormat,
  type LandscapePicture,
  type LandscapeScheme,
  landscapeFormats,
} from './landscape-address.ts';
import { type Motif, motifs } from './motif-names.ts';

/**
 * What an address names, or null where it names no picture.
 * @param address after `LANDSCAPES_PATH`
 */
export function readLandscapePath(
  address: string,
): { picture: LandscapePicture; scheme: LandscapeScheme } | null {
  const formats = Object.keys(landscapeFormats).join('|');
  const found = new RegExp(
    `^${LANDSCAPE_VERSION}/(${formats})-(\\d{1,10})-([1-5])(-land)?(-warm)?(-sunrise)?(?:-(left|right))?(?:-(${motifs.join('|')})([1-9]\\d?)?)?(-dark)?\\.svg$`,
  ).exec(address);
  if (found === null) return null;
  const [, format, seed, level, land, warm, sunrise, summit, motif, figure, dark] = found;
  return {
    picture: {
      format: format as LandscapeFormat,
      seed: Number(seed),
      level: Number(level),
      sky: land === undefined,
      warmDisc: warm !== undefined,
      sunrise: sunrise !== undefined,
      ...(summit !== undefined && { summit: summit as 'left' | 'right' }),
      ...(motif !== undefined && { motif: motif as Motif }),
      ...(figure !== undefined && { figure: Number(figure) }),
    },
    scheme: dark === undefined ? 'light' : 'dark',
  };
}
