import { createHash } from 'node:crypto';
import { canDraw, shareFontFiles } from './share-picture-fonts.ts';

/** Pictures cached in memory, about 80 KB each. */
const KEPT = 100;

/**
 * To be raised with every change here that changes pictures: browsers would show the cached ones.
 */
const VERSION = 1;

const pictures = new Map<string, Promise<Buffer>>();
let last: Promise<unknown> = Promise.resolve();

/** Identifies one state of a picture: what it shows, and how it is drawn. */
export function sharePictureTag(svg: string): string {
  return createHash('sha256').update(`${VERSION} ${svg}`).digest('base64url').slice(0, 27);
}

async function rasterise(svg: string): Promise<Buffer> {
  // Loaded on first use: it is a native module, and not every start draws.
  const { renderAsync } = await import('@resvg/resvg-js');
  const text = [...svg.matchAll(/>([^<>]+)</g)].map(([, inner]) => inner).join('');
  const image = await renderAsync(svg, {
    font: {
      fontFiles: [...shareFontFiles],
      loadSystemFonts: !canDraw(text),
      defaultFontFamily: 'Academy Serif',
    },
  });
  return image.asPng();
}

/**
 * A drawing as PNG, from memory where it was drawn before. One is drawn at a time, so that a robot
 * that requests all of them does not slow down people's requests.
 */
export function renderSharePicture(tag: string, svg: string): Promise<Buffer> {
  const known = pictures.get(tag);
  if (known !== undefined) return known;
  const picture = last.then(() => rasterise(svg));
  last = picture.catch(() => {});
  pictures.set(tag, picture);
  // A failed drawing is tried again the next time.
  picture.catch(() => pictures.delete(tag));
  const [oldest] = pictures.keys();
  if (pictures.size > KEPT && oldest !== undefined) pictures.delete(oldest);
  return picture;
}
